import { lazy } from 'react'
import { loadOwnChunk } from '../../lib/load-own-chunk.ts'

/** Loads the menu of the back office, for admins alone. */
export function loadAdminMenu() {
  return loadOwnChunk('admin-menu', () => import(/* webpackChunkName: "admin-menu" */ './admin-menu.tsx'))
}

export const AdminDrawer = lazy(async () => ({ default: (await loadAdminMenu()).AdminDrawer }))
export const AdminSideBar = lazy(async () => ({ default: (await loadAdminMenu()).AdminSideBar }))
