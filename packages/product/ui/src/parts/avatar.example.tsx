import { Avatar } from '@domizil/ui/parts'
import type { Example } from '../example.ts'

const SIZES = ['small', 'medium', 'large'] as const

export const avatarExamples: readonly Example[] = [{ name: 'Avatar size', States: Sizes }]

function Sizes() {
  return SIZES.map((size) => <Avatar key={size} initials="AL" size={size} label="Anneliese Lind" />)
}
