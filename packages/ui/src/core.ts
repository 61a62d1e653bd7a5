/** What every React root that shows antd needs. Nothing else belongs here: the whole group is fetched with it. */
export { BREAKPOINTS, MODAL_WIDTH, POPOVER_MAX_WIDTH, SIDER_WIDTH } from './theme/theme.ts'
export { ThemeProvider } from './theme/theme-provider.tsx'
export type { UiLocale } from './theme/locale-packs.ts'
