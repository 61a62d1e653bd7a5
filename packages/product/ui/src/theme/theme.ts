import type { ThemeConfig } from 'antd'
import tokens from './theme.tokens.json' with { type: 'json' }

/** The look of every antd component. The same in every React root, so that their styles are made once. */
export const theme: ThemeConfig = tokens.antd

/** How wide a popover may become, in pixels. */
export const POPOVER_MAX_WIDTH = tokens.popoverMaxWidth
