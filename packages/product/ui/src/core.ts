/** What every React root that shows antd needs. Nothing else belongs here: the whole group is fetched with it. */
export { ThemeProvider } from './theme/theme-provider.tsx'
