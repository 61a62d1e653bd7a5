import { DomainError, fillIn, type Sentence } from '../../foundation/kernel/index.ts'
import type { RegistryRefusal } from './version-control.ts'
import { refuse } from './version-refusals.ts'

/** What the registry refuses, in other languages than its own. */
const SENTENCES: ReadonlyMap<string, Omit<Sentence, 'en'>> = new Map(
  Object.entries({
    CHANNEL_BROKEN: {
      de: 'Der Kanal {channel} würde nicht funktionieren. Im Einzelnen: {problems}',
      es: 'El canal {channel} no funcionaría. En detalle: {problems}',
    },
    CHANNEL_UNKNOWN: {
      de: 'Es gibt keinen Kanal {channel}. Es gibt: {known}.',
      es: 'No existe el canal {channel}. Existen: {known}.',
    },
    NOT_ALLOWED: {
      de: 'Das Team dieser Website hat dazu kein Recht.',
      es: 'El equipo de este sitio no tiene permiso para ello.',
    },
    NOTHING_PUBLISHED: {
      de: 'Von {name} ist keine Version veröffentlicht.',
      es: 'No se ha publicado ninguna versión de {name}.',
    },
    NOTHING_TO_ROLL_BACK_TO: {
      de: 'Vor {version} gab es auf dem Kanal {channel} keine Version von {name}. Geben Sie stattdessen eine andere Version frei.',
      es: 'Antes de {version} no había ninguna versión de {name} en el canal {channel}. Elija otra versión para todos.',
    },
    PART_UNKNOWN: {
      de: 'Auf dem Kanal {channel} gibt es {name} nicht. Geben Sie zuerst eine Version davon frei.',
      es: 'El canal {channel} no sirve {name}. Elija primero una versión para todos.',
    },
    REGISTRY_BUSY: {
      de: 'Es wird gerade von anderen geändert. Bitte versuchen Sie es noch einmal.',
      es: 'Otros lo están cambiando. Inténtelo de nuevo.',
    },
    REVISION_UNKNOWN: {
      de: 'Im Verlauf des Kanals {channel} gibt es den Stand {revision} nicht.',
      es: 'El historial del canal {channel} no tiene la revisión {revision}.',
    },
    VERSION_SERVED: {
      de: 'Auf dem Kanal {channel} haben alle schon {name} {version}.',
      es: 'En el canal {channel} todos tienen ya {name} {version}.',
    },
    VERSION_UNKNOWN: {
      de: '{name} {version} ist nicht veröffentlicht. Es gibt: {published}.',
      es: '{name} {version} no se ha publicado. Existen: {published}.',
    },
  }),
)

/** Refuses a change as the registry does: in the caller's language where the sentence is known, else in the registry's. */
export function refuseAsRegistry({ message, detail, values, problems }: RegistryRefusal): DomainError {
  const { status, ...frame } = refuse.table.VERSION_REFUSED
  const known = SENTENCES.get(detail)
  const inLanguage = (language: 'de' | 'es') => {
    const named = problems ? { ...values, problems: problems[language] } : values
    return fillIn(frame[language], { reason: known ? fillIn(known[language], named) : message })
  }

  return new DomainError('VERSION_REFUSED', {
    status,
    en: fillIn(frame.en, { reason: message }),
    de: inLanguage('de'),
    es: inLanguage('es'),
  })
}
