import { useEffect, useRef } from 'react'
import { focusField } from './field-slot.tsx'
import { type FieldName, stepOf } from './fields.ts'
import { useFlatStep } from './use-flat-step.ts'

/** Focuses a field, on the page of its step. */
export function useWayToField() {
  const { step, goTo } = useFlatStep()
  const wanted = useRef<FieldName>(undefined)

  useEffect(() => {
    if (!wanted.current || stepOf(wanted.current) !== step) return
    focusField(wanted.current)
    wanted.current = undefined
  }, [step])

  return (field: FieldName) => {
    if (stepOf(field) === step) return focusField(field)
    wanted.current = field
    goTo(stepOf(field))
  }
}
