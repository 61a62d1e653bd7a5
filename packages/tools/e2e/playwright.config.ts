export { playwrightConfig as default } from './src/playwright-config.ts'
