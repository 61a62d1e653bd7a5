/** Whether something that happened on the map happened to a pin or another button over it. */
export function isPin(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button') !== null
}
