export {
  allowMissingBody,
  type Exchange,
  named,
  registerOpenCall,
  registerUserCall,
} from './register-call.ts'
export { asRefusal, bytesOf, formParts } from './form-parts.ts'
export { typedTexts } from './typed-texts.ts'
