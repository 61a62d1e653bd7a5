-- migration: contracts after 0761
DROP TABLE flat_calendar;
