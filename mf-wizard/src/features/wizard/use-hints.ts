import { useSay } from '@domizil/app-kit'
import { ENOUGH_IMAGES, flatHints } from '@domizil/domain'
import type { FieldName } from './fields.ts'
import { useFlatForm } from './use-flat-form.ts'

/** Hints about fields, which never prevent saving. */
export function useHintOf(): (field: FieldName) => string | undefined {
  const say = useSay()
  const { draft } = useFlatForm()
  const hints = flatHints(draft, { imageCount: ENOUGH_IMAGES })

  return (field) => {
    const hint = hints.find((one) => one.field === field)
    return hint && say(`hint.${field}`, { max: hint.max })
  }
}
