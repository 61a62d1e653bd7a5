/** Whether an event's target is a pin or another button on the map. */
export function isPin(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button') !== null
}
