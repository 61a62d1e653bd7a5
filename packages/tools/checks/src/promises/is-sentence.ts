const MIN_WORDS = 6

/** Whether a text says something: it ends like a sentence, or has more words than a label. */
export function isSentence(text: string): boolean {
  const plain = text.replace(/<[^>]+>/g, '').trim()
  return /[.!?…][”“"»]?$/.test(plain) || withoutArguments(plain).split(/\s+/).length >= MIN_WORDS
}

/** Each argument of a message counts as one word, a choice with its cases too. */
function withoutArguments(text: string): string {
  const shorter = text.replace(/\{[^{}]*\}/g, 'x')
  return shorter === text ? text : withoutArguments(shorter)
}
