import type { Locale } from '@domizil/domain'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { kindsOf } from '../compose-mail.ts'
import type { Mail } from '../define-mail.ts'
import { saidIn } from '../mail-message.ts'
import type { Kinds } from '../value-kinds.ts'

/** What is wrong with a mail in a language: one line for each fault. */
export function faultsOf(mail: Mail, locale: Locale): string[] {
  const { title, subject, paragraphs, link } = mail.texts[locale]
  const kinds = kindsOf(mail)
  const said = new Set<string>()
  const faults = [title, subject, ...paragraphs, link].flatMap((message) => {
    try {
      const elements = parse(message, { ignoreTag: true })
      for (const name of saidIn(elements)) said.add(name)
      return faultsIn(elements, kinds)
    } catch (error) {
      return [`${String(error)} in: ${message}`]
    }
  })

  const ofSubject = saidIn(parse(subject, { ignoreTag: true }))
  const unsaid = Object.entries(mail.values ?? {}).filter(
    ([name, kind]) => !kind.isAttached && !said.has(name),
  )
  return [
    ...faults,
    ...saidIn([...parse(title), ...parse(link)]).map((name) => `the title or the link says ${name}`),
    ...ofSubject
      .filter((name) => kinds[name]?.isOptional)
      .map((name) => `the subject may be without ${name}`),
    ...unsaid.map(([name]) => `${name} is not said`),
  ]
}

function faultsIn(elements: readonly MessageFormatElement[], kinds: Kinds): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (!('value' in element)) return ['a tag']
    const { value: name } = element
    const kind = kinds[name]
    if (!kind) return [`${name} is not known`]
    if (element.type === TYPE.argument) return kind.codes ? [`the code of ${name} is said`] : []
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [`${name} is formatted twice`]

    const options = Object.keys(element.options)
    const codes = element.type === TYPE.select ? [...(kind.codes ?? []), 'other'] : options
    return [
      ...(element.type === TYPE.select && !kind.codes ? [`${name} is no code`] : []),
      ...options.filter((option) => !codes.includes(option)).map((option) => `${name} is never ${option}`),
      ...Object.values(element.options).flatMap((option) => faultsIn(option.value, kinds)),
    ]
  })
}
