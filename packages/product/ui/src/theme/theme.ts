import type { ThemeConfig } from 'antd'
import tokens from './theme.tokens.json' with { type: 'json' }

/** The theme of antd components. Shared by all React roots, so that styles are generated once. */
export const theme: ThemeConfig = tokens.antd

/** The maximum width of a popover, in pixels. */
export const POPOVER_MAX_WIDTH = tokens.popoverMaxWidth
