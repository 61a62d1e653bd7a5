import { sql } from 'kysely'
import type { Database } from '../foundation/tables/index.ts'
import { givenUser } from './given.ts'

/** Spreads many listed flats over a country the size of Germany, each a little different, every other with bookings. */
export async function givenManyFlats(db: Database, count: number): Promise<void> {
  await givenUser(db, 'many')
  await sql`
    INSERT INTO flat (
      owner_id, status, published_at, street, house_number, postcode, city, district, country_code, language_tag,
      latitude, longitude, price_per_month, deposit, type, size, floor_number, max_person, flat_booking_length,
      rooms, amenities, house_rules, title_en, title_local, description_flat_en, quality
    )
    SELECT
      'many', 'ACTIVE', '2027-03-01'::timestamptz - make_interval(hours => i % 5000), 'Weg', i::text,
      lpad((i % 90000 + 1000)::text, 5, '0'), (ARRAY['Berlin', 'Hamburg', 'München', 'Köln', 'Leipzig'])[i % 5 + 1],
      'Viertel ' || i % 40, 'DE', 'de_DE',
      47.5 + (i * 7919 % 7000) / 1000.0, 6.5 + (i * 104729 % 8000) / 1000.0,
      400 + i * 37 % 2600, 800, (ARRAY['APARTMENT', 'STUDIO', 'LOFT', 'MAISONETTE'])[i % 4 + 1],
      20 + i % 120, i % 6, 1 + i % 5, (ARRAY['FLEXIBLE', 'MONTHS_1_3', 'MONTHS_3_6'])[i % 3 + 1],
      jsonb_build_object('BEDROOM', i % 4), (ARRAY['WIFI', 'TV', 'DESK', 'BALCONY', 'ELEVATOR', 'OVEN'])[1 : 1 + i % 6],
      (ARRAY['PETS_ALLOWED'])[1 : i % 2], 'Bright flat number ' || i, 'Helle Wohnung Nummer ' || i,
      repeat('Quiet rooms near the park with a view of the old town. ', 4), i % 101
    FROM generate_series(1, ${count}::int) AS i`.execute(db)

  await sql`
    INSERT INTO blocked_period (flat_id, blocked_from, blocked_to)
    SELECT id, '2027-04-01'::date + id % 200, '2027-04-01'::date + id % 200 + 60
    FROM flat WHERE owner_id = 'many' AND id % 2 = 0
    ON CONFLICT DO NOTHING`.execute(db)
}
