import type { Texts } from './en.ts'

export const es: Texts = {
  skipToContent: 'Ir al contenido',
  languages: 'Idioma',
  backToSite: 'Volver a {product}',

  signInTitle: 'Iniciar sesión',
  signInLead: 'Le damos la bienvenida de nuevo. Acceda a su cuenta de {product}.',
  signIn: 'Iniciar sesión',
  noAccountYet: '¿Es su primera vez en {product}?',
  goToRegistration: 'Crear una cuenta',

  registerTitle: 'Cree su cuenta',
  registerLead: 'Una sola cuenta para alquilar pisos y para ofrecer el suyo.',
  register: 'Crear cuenta',
  registerRules: 'Se aplican los {terms}. Lo que hacemos con sus datos está en la {privacy}.',
  terms: 'términos y condiciones',
  privacy: 'política de privacidad',
  accountAlready: '¿Ya tiene una cuenta?',
  goToSignIn: 'Iniciar sesión',

  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordConfirm: 'Repita la contraseña',
  passwordHint: 'Al menos 8 caracteres. Varias palabras seguidas son fáciles de recordar.',
  showPassword: 'Mostrar',
  hidePassword: 'Ocultar',
  showPasswordOf: 'Mostrar lo escrito: {field}',
  hidePasswordOf: 'Ocultar lo escrito: {field}',

  invalidCredentials: 'El correo electrónico o la contraseña no son correctos.',
  locked:
    'Tras demasiadas contraseñas erróneas, el acceso con esta dirección está bloqueado. Vuelva a intentarlo {when}.',
  tooManyAttempts: 'Demasiados intentos. Espere unos minutos y vuelva a intentarlo.',
  checkFields: 'Revise los campos marcados.',
  missing: 'Rellene este campo.',
  tooLong: 'Utilice como máximo {max} caracteres.',
  nameCharacters: 'Utilice solo letras de un mismo alfabeto, espacios, guiones, apóstrofos y puntos.',
  nameAlphabets: 'Escriba nombre y apellidos en el mismo alfabeto.',
  emailInvalid: 'Introduzca un correo electrónico válido, por ejemplo nombre@example.com.',
  emailTaken: 'Ya existe una cuenta con este correo electrónico.',
  passwordTooShort: 'Utilice al menos {min} caracteres.',
  passwordTooLong: 'Utilice como máximo {max} caracteres.',
  passwordWeak: 'Esta contraseña es demasiado fácil de adivinar.',
  passwordMismatch: 'Las dos contraseñas no coinciden.',

  accountTitle: 'Su cuenta',
  accountLead: 'Así accede usted a {product}.',
  profileHeading: 'Datos personales',
  emailVerified: 'Confirmado',
  emailNotVerified: 'Sin confirmar todavía',
  confirmationOff: 'Sin confirmar: la confirmación está desactivada en este sitio',
  save: 'Guardar',
  profileSaved: 'Sus datos se han guardado.',
  passwordHeading: 'Contraseña',
  currentPassword: 'Contraseña actual',
  newPassword: 'Nueva contraseña',
  changePassword: 'Cambiar la contraseña',
  passwordSaved: 'Su contraseña se ha cambiado. Se ha cerrado la sesión en todos sus demás dispositivos.',
  currentPasswordWrong: 'La contraseña actual no es correcta.',

  confirmTitle: 'Confirme su correo electrónico',
  confirmLead: 'Un clic y sabremos que nuestros mensajes le llegan.',
  confirm: 'Confirmar la dirección',
  confirmedTitle: 'Su dirección está confirmada',
  confirmedLead: 'Gracias. Puede continuar con {product}.',
  linkOverTitle: 'Este enlace ya no es válido',
  linkOverLead:
    'Es demasiado antiguo o está incompleto. Abra su cuenta para que le enviemos de nuevo el mensaje.',
  confirmHint: 'Antes de su primera solicitud o su primer piso necesitamos saber que esta dirección es suya.',
  sendConfirmation: 'Enviar de nuevo el mensaje',
  confirmationSent:
    'El mensaje está en camino. Mire en su buzón y también en la carpeta de correo no deseado.',

  forgotPassword: '¿Ha olvidado su contraseña?',
  resetTitle: 'Elija una nueva contraseña',
  resetLead:
    'Introduzca el correo electrónico de su cuenta. Le enviaremos un enlace para elegir una nueva contraseña.',
  resetSend: 'Enviar el enlace',
  backToSignIn: 'Volver al inicio de sesión',
  resetRequestedTitle: 'Mire en su buzón',
  resetRequestedLead: 'Si existe una cuenta con {email}, un mensaje con un enlace está en camino.',
  resetRequestedHint:
    'El enlace sirve una sola vez y durante una hora. Si en unos minutos no llega nada, mire en la carpeta de correo no deseado o compruebe la dirección.',
  newPasswordTitle: 'Nueva contraseña',
  newPasswordLead: 'Para la cuenta {email}. Se cerrará la sesión en todos los dispositivos.',
  newPasswordSave: 'Guardar la contraseña',
  passwordResetTitle: 'Su contraseña se ha cambiado',
  passwordResetLead:
    'Se ha cerrado la sesión en todos los dispositivos. Inicie sesión con la nueva contraseña.',
  onToSite: 'Ir a {product}',
  actionOverLead: 'Ya se ha utilizado, es demasiado antiguo o está incompleto.',
  resetAgain: 'Elegir una nueva contraseña',

  updateEmailTitle: 'Cambiar el correo electrónico',
  updateEmailLead: 'Su dirección es {current}. Cambiará cuando abra el enlace que le enviaremos a la nueva.',
  newEmail: 'Nuevo correo electrónico',
  emailSame: 'Esta ya es la dirección de su cuenta.',
  updateEmailSend: 'Enviar el enlace',
  emailRequestedTitle: 'Confirme su nueva dirección',
  emailRequestedLead:
    'Un mensaje con un enlace está en camino a {email}. Ábralo en un plazo de 24 horas para cambiar su dirección.',
  emailRequestedHint:
    'Hasta entonces su dirección sigue siendo {current}. También hemos escrito allí, con la posibilidad de oponerse.',
  newEmailTitle: 'Confirme su nueva dirección',
  newEmailLead: 'A partir de ahora iniciará sesión con {email}, y nuestros mensajes llegarán allí.',
  newEmailConfirm: 'Cambiar a esta dirección',
  emailChangedTitle: 'Su correo electrónico se ha cambiado',
  emailChangedLead: 'Ahora inicia sesión con {email}.',
  undoEmailTitle: '¿No quería este cambio?',
  undoEmailLead:
    'Entonces {email} sigue siendo, o vuelve a ser, la dirección de su cuenta. Se cerrará la sesión en todos los dispositivos y elegirá una nueva contraseña.',
  undoEmail: 'Conservar la dirección anterior',

  sessionsHeading: 'Cerrar sesión en todos los dispositivos',
  sessionsHint:
    '¿Ha perdido el teléfono o usó un ordenador ajeno? Cierre la sesión en todos los dispositivos, incluido este.',
  signOutEverywhere: 'Cerrar sesión en todas partes',

  deletionHeading: 'Eliminar la cuenta',
  deletionHint:
    'Puede hacerlo en el menú de {product}, en «Sus datos». Allí también obtiene en un archivo todo lo que guardamos sobre usted.',
  deletionLink: 'Ir a {product}',

  deviceTitle: 'Iniciar sesión en un terminal',
  deviceLead: 'El código es el que muestra su terminal.',
  deviceWarning:
    'Continúe solo si lo ha empezado usted: quien le envía un código quiere actuar en su nombre.',
  deviceCode: 'Código del terminal',
  deviceConfirm: 'Iniciar sesión en el terminal',
  deviceCancel: 'Cancelar',
  deviceWrong:
    'Este código no se conoce, ya se ha usado o es demasiado antiguo. Empiece de nuevo en el terminal para obtener otro.',
  deviceDoneTitle: 'Ha iniciado sesión en el terminal',
  deviceDoneLead: 'El terminal actúa ahora como {email}. Puede cerrar esta página.',
  deviceCancelledTitle: 'No ha iniciado sesión en el terminal',
  deviceCancelledLead: 'Lo ha cancelado. Puede cerrar esta página.',

  signOutTitle: 'Cerrar sesión',
  signOutQuestion: '¿Desea cerrar su sesión en {product}?',
  signOutRunning: 'Se está cerrando su sesión.',
  signOut: 'Cerrar sesión',

  expiredTitle: 'Esta página ha caducado',
  expiredLead:
    'Ha estado abierta demasiado tiempo o el inicio de sesión ya se completó. Vuelva atrás e inicie sesión de nuevo si lo necesita.',
  backToWhereYouWere: 'Volver a donde estaba',
  notFoundTitle: 'Página no encontrada',
  notFoundLead: 'No hay nada en esta dirección.',
  forbiddenTitle: 'No permitido',
  forbiddenLead: 'Este formulario ya no es válido. Abra la página de nuevo y repita el cambio.',
  redirectLead: 'El enlace que le ha traído aquí indica una dirección de retorno que no está permitida.',
  errorTitle: 'Algo ha salido mal',
  errorLead: 'No se ha podido procesar la solicitud. Vuelva a empezar desde {product}.',
}
