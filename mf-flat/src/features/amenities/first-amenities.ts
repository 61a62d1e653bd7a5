export interface GroupOfAmenities<Group extends string, Code extends string> {
  readonly group: Group
  readonly amenities: readonly Code[]
}

/** Of each group as many amenities as its share says; of a group without one, none. */
export function firstAmenities<Group extends string, Code extends string>(
  groups: readonly GroupOfAmenities<Group, Code>[],
  shares: { readonly [group in Group]?: number },
): GroupOfAmenities<Group, Code>[] {
  return groups.map(({ group, amenities }) => ({ group, amenities: amenities.slice(0, shares[group] ?? 0) }))
}
