-- migration: concurrent
CREATE INDEX CONCURRENTLY IF NOT EXISTS flat_search_sample_idx ON flat_search (hashint4(flat_id)) INCLUDE (
  flat_id, latitude, longitude, price, deposit, size, bedrooms, bathrooms, max_person, min_months, max_months,
  energy_rank, quality, published_at, type, booking_length, features, blocked,
  places
);
