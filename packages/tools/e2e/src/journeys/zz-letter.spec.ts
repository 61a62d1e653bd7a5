import { test } from '@playwright/test'
import { findBrowser } from '../chromium/index.ts'
test('x', async () => { console.log(JSON.stringify(findBrowser())) })
