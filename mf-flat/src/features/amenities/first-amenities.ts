export interface GroupOfAmenities<Group extends string, Code extends string> {
  readonly group: Group
  readonly amenities: readonly Code[]
}

/** The first amenities of each group, as many as its quota; none of a group without one. */
export function firstAmenities<Group extends string, Code extends string>(
  groups: readonly GroupOfAmenities<Group, Code>[],
  shares: { readonly [group in Group]?: number },
): GroupOfAmenities<Group, Code>[] {
  return groups.map(({ group, amenities }) => ({ group, amenities: amenities.slice(0, shares[group] ?? 0) }))
}
