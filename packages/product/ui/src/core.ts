/** The providers of a React root with antd components. Nothing else: the whole group is loaded with it. */
export { ThemeProvider } from './theme/theme-provider.tsx'
