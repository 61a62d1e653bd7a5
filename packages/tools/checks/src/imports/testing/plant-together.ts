import type { Files } from './plant-tree.ts'
import type { Plant } from './plant.ts'

export interface PlantedTree {
  plants: Plant[]
  /** The files of all its plants. */
  files: Files
}

/**
 * Puts plants into as few trees as possible. A tree has plants that agree on the content of every file they share:
 * each run of dependency-cruiser checks all regular expressions of the rules first, which takes longer than the files.
 */
export function plantTogether(plants: readonly Plant[]): PlantedTree[] {
  const trees: PlantedTree[] = []
  for (const plant of plants) {
    const tree = trees.find(({ files }) => agree(files, plant.files))
    if (tree) {
      tree.plants.push(plant)
      Object.assign(tree.files, plant.files)
    } else trees.push({ plants: [plant], files: { ...plant.files } })
  }
  return trees
}

function agree(some: Files, others: Files): boolean {
  return Object.entries(others).every(([path, text]) => (some[path] ?? text) === text)
}
