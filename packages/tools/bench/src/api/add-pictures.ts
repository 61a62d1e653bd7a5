import type { Database } from '@domizil/database'

const EACH = 3

/** The middle of Berlin, larger than the area over which the benchmark pans. */
const AREA = { south: 52.3, north: 52.7, west: 13, east: 13.8 }

/**
 * Gives each flat of the area three pictures of other flats; files may be shared. A list without pictures would
 * render faster than a real one.
 */
export async function addPictures(pool: Database['pool']): Promise<void> {
  await pool.query(
    `WITH known AS (
       SELECT row_number() OVER (ORDER BY id) - 1 AS at, count(*) OVER () AS total, key, derivatives
       FROM flat_image
     )
     INSERT INTO flat_image (flat_id, key, rank, main_image, derivatives)
     SELECT f.id, known.key, rank, rank = 0, known.derivatives
     FROM flat AS f
     CROSS JOIN generate_series(0, ${EACH} - 1) AS rank
     JOIN known ON known.at = (f.id * ${EACH} + rank) % known.total
     WHERE f.owner_id = 'bench' AND f.latitude BETWEEN $1 AND $2 AND f.longitude BETWEEN $3 AND $4`,
    [AREA.south, AREA.north, AREA.west, AREA.east],
  )
}
