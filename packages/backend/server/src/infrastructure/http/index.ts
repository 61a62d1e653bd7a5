export { allowMissingBody } from './allow-missing-body.ts'
export { asRefusal, bytesOf, formParts } from './form-parts.ts'
export { type Exchange, registerOpenCall, registerUserCall } from './register-call.ts'
export { typedTexts } from './typed-texts.ts'
