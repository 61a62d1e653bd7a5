import type { ThemeConfig } from 'antd'
import tokens from './theme.tokens.json' with { type: 'json' }

/** The look of every antd component. The same in every React root, so that their styles are made once. */
export const theme: ThemeConfig = tokens.antd

/** Widths of a dialog, in pixels. */
export const MODAL_WIDTH = tokens.modalWidth
/** The side bar's width, in pixels. */
export const SIDER_WIDTH = tokens.siderWidth
/** How wide a popover may become, in pixels. */
export const POPOVER_MAX_WIDTH = tokens.popoverMaxWidth
/** From which width in pixels a screen counts as that size. */
export const BREAKPOINTS = tokens.breakpoints
