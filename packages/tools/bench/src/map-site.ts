import { openDatabase } from '@domizil/database'
import path from 'node:path'
import { addPictures } from './api/add-pictures.ts'
import { createDatabase } from './api/create-database.ts'
import { fillFlats } from './api/fill-flats.ts'
import { startLocalPostgres } from './api/local-postgres.ts'
import { serve } from './serve.ts'

const PORT = 8393

export interface MapSite {
  readonly url: string
  /** Which database it runs on. */
  readonly database: 'postgres' | 'embedded'
  stop(): Promise<void>
}

/**
 * Starts the product with `flats` flats besides the demo's on a temporary database: PostgreSQL if there is one
 * (`DATABASE_URL` or an installed one), else the embedded one, which takes some minutes to fill.
 */
export async function openMapSite(folder: string, flats: number): Promise<MapSite> {
  const local = process.env['DATABASE_URL'] ? undefined : await startLocalPostgres()
  const server = process.env['DATABASE_URL'] ?? local?.url
  const database = server ? await createDatabase(server) : undefined
  const close = async () => {
    await database?.drop()
    await local?.stop()
  }
  const env = { DATA_FOLDER: folder, ...(database && { DATABASE_URL: database.url }) }

  try {
    // The first start creates the schema and copies the pictures.
    const first = await serve(PORT, { ...env, DEMO_DATA: 'on' })
    await first.stop()
    await fill(database ? { url: database.url } : { folder: path.join(folder, 'postgres') }, flats)

    const { url, stop } = await serve(PORT, { ...env, DEMO_DATA: 'off' })
    return {
      url,
      database: database ? 'postgres' : 'embedded',
      stop: async () => {
        await stop()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function fill(place: Parameters<typeof openDatabase>[0], flats: number): Promise<void> {
  const { pool, close } = await openDatabase(place)
  try {
    await fillFlats(pool, flats)
    await addPictures(pool)
  } finally {
    await close()
  }
}
