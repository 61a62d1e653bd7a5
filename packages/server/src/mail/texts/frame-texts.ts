/** What stands around every mail. */
export const FRAME_TEXTS = {
  en: {
    greeting: 'Hello {name},',
    formerMember: 'A former member',
    farewell: 'Kind regards\n{product}',
    footer: 'You receive this message because you use {product}. {company}',
  },
  de: {
    greeting: 'Guten Tag {name},',
    formerMember: 'Ein ehemaliges Mitglied',
    farewell: 'Freundliche Grüße\n{product}',
    footer: 'Sie erhalten diese Nachricht, weil Sie {product} nutzen. {company}',
  },
  es: {
    greeting: 'Hola, {name}:',
    formerMember: 'Un antiguo miembro',
    farewell: 'Un cordial saludo\n{product}',
    footer: 'Recibe este mensaje porque utiliza {product}. {company}',
  },
} as const
