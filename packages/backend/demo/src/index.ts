export { type Demo, type DemoOptions, openDemo } from './load/load-demo.ts'
export { DEMO_PASSWORD, DEMO_SIGN_INS, type Person } from './people/people.ts'
export { demoPicture } from './pictures/demo-picture.ts'
export type { PictureVariant } from './pictures/variants.ts'
