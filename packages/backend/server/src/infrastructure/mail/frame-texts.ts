/** The texts around every mail. */
export const FRAME_TEXTS = {
  en: {
    greeting: 'Hello {name},',
    farewell: 'Kind regards\n{product}',
    footer: 'You receive this message because you use {product}. {company}',
  },
  de: {
    greeting: 'Guten Tag {name},',
    farewell: 'Freundliche Grüße\n{product}',
    footer: 'Sie erhalten diese Nachricht, weil Sie {product} nutzen. {company}',
  },
  es: {
    greeting: 'Hola, {name}:',
    farewell: 'Un cordial saludo\n{product}',
    footer: 'Recibe este mensaje porque utiliza {product}. {company}',
  },
} as const
