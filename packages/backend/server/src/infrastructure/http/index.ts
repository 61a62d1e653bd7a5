export {
  allowMissingBody,
  type Exchange,
  named,
  registerOpenCalls,
  registerUserCalls,
} from './register-call.ts'
export { asRefusal, bytesOf, formParts } from './form-parts.ts'
export { typedTexts } from './typed-texts.ts'
