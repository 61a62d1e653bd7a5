-- migration: baseline f3f297140143c6b7

-- What administrators have done. It holds ids and never names, so whoever leaves is anonymous in it by that alone.
CREATE TABLE audit_entry (
  id           integer GENERATED ALWAYS AS IDENTITY,
  at           timestamptz NOT NULL,
  admin_id     text        NOT NULL,
  action       text        NOT NULL,
  subject_type text        NOT NULL,
  subject_id   text        NOT NULL,
  before       jsonb       NOT NULL,
  after        jsonb       NOT NULL,
  reason       text,

  CONSTRAINT audit_entry_pkey PRIMARY KEY (id),
  CONSTRAINT audit_entry_action_known CHECK (
    action IN (
      'FLAT_STATUS_CHANGED', 'FLAT_REMOVED', 'BOOKING_CANCELED', 'CONTRACT_CHOSEN', 'ATTACHMENT_REPLACED',
      'USER_BLOCKED', 'USER_UNBLOCKED', 'REVIEW_HIDDEN', 'REVIEW_SHOWN', 'INVOICE_CLOSED',
      'HELP_REQUEST_CLOSED', 'HELP_REQUEST_REOPENED'
    )
    OR action IN ('BANK_ACCOUNT_CHANGED', 'BANK_ACCOUNT_READ')
    OR action IN ('REPORT_DECIDED', 'MESSAGE_HIDDEN', 'MESSAGE_SHOWN')
    OR action = 'INVOICE_CREDITED'
    OR action IN ('FLAT_CHANGES_ACCEPTED', 'FLAT_CHANGES_UNDONE')
    OR action = 'USER_WRITTEN_TO'
    OR action = 'MAIL_READ'
    OR action = 'LIST_EXPORTED'
  ),
  CONSTRAINT audit_entry_subject_known CHECK (
    subject_type IN (
      'FLAT', 'BOOKING', 'USER', 'REVIEW', 'INVOICE', 'HELP_REQUEST'
    )
    OR subject_type IN ('REPORT', 'MESSAGE')
    OR subject_type = 'LIST'
  )
);

-- The list, newest first, and what was done to one thing.
CREATE INDEX audit_entry_newest_idx ON audit_entry (at DESC, id DESC);
CREATE INDEX audit_entry_subject_idx ON audit_entry (subject_type, subject_id);

-- What people report (Art. 16 DSA). Rows stay for the yearly count; a deleted account takes its words with it.
CREATE TABLE content_report (
  id             integer GENERATED ALWAYS AS IDENTITY,
  -- What the reporter is told.
  reference      text        NOT NULL,
  subject        text        NOT NULL,
  -- The id of the flat, review, message or user.
  subject_id     text        NOT NULL,
  -- The flat that leads to it.
  flat_id        integer,
  -- The content as it was reported.
  excerpt        text        NOT NULL,
  -- Whose content it is; null once the account is deleted.
  affected_id    text,
  ground         text        NOT NULL,
  message        text        NOT NULL,
  -- Null without a session, or once the account is deleted.
  reporter_id    text,
  -- Where a reporter without a session is written to.
  reporter_email text,
  locale         text        NOT NULL,
  created_at     timestamptz NOT NULL DEFAULT now(),
  decision       text,
  reasons        text,
  decided_at     timestamptz,
  decided_by     text,
  -- What administrators restrict by themselves is kept like a decided report: its author is told the reasons and may complain.
  is_reported    boolean     NOT NULL DEFAULT true,
  -- Reports of the same content that were decided together: the one whose decision counts for all of them.
  decided_with   integer,
  -- What a decision did to the content or the account. Null for those before this was stored.
  outcomes       text[],

  CONSTRAINT content_report_pkey PRIMARY KEY (id),
  CONSTRAINT content_report_reference_once UNIQUE (reference),
  CONSTRAINT content_report_ground_known CHECK (ground IN (
    'FRAUD', 'FALSE_INFORMATION', 'OFFENSIVE', 'DISCRIMINATION', 'PERSONAL_DATA', 'OTHER'
  )),
  CONSTRAINT content_report_decided_with_reasons CHECK (num_nulls(decision, reasons, decided_at) IN (0, 3)),
  CONSTRAINT content_report_flat_exists FOREIGN KEY (flat_id) REFERENCES flat (id) ON DELETE SET NULL,
  CONSTRAINT content_report_affected_exists FOREIGN KEY (affected_id) REFERENCES app_user (id) ON DELETE SET NULL,
  CONSTRAINT content_report_reporter_exists FOREIGN KEY (reporter_id) REFERENCES app_user (id) ON DELETE SET NULL,
  CONSTRAINT content_report_decider_exists FOREIGN KEY (decided_by) REFERENCES app_user (id) ON DELETE SET NULL,
  CONSTRAINT content_report_decision_known
    CHECK (decision IN ('KEPT', 'CHANGED', 'UNDONE', 'HIDDEN', 'BLOCKED')),
  CONSTRAINT content_report_subject_known
    CHECK (subject IN ('FLAT', 'REVIEW', 'REQUEST', 'MESSAGE', 'PERSON')),
  CONSTRAINT content_report_decided_with_exists
    FOREIGN KEY (decided_with) REFERENCES content_report (id) ON DELETE SET NULL
);

-- The list of administrators, newest first, and what waits for them.
CREATE INDEX content_report_newest_idx ON content_report (created_at DESC, id DESC);
CREATE INDEX content_report_open_idx ON content_report (id) WHERE decided_at IS NULL;

-- The reports in an account, and in the export of its data.
CREATE INDEX content_report_reporter_idx ON content_report (reporter_id);
CREATE INDEX content_report_email_idx ON content_report (lower(reporter_email)) WHERE reporter_id IS NULL;
CREATE INDEX content_report_affected_idx ON content_report (affected_id);
CREATE INDEX content_report_decided_with_idx ON content_report (decided_with)
  WHERE decided_with IS NOT NULL;

-- The other reports of the same content are read in this order, up to a limit.
CREATE INDEX content_report_same_idx
  ON content_report (subject, subject_id, (decided_at IS NOT NULL), created_at DESC);

-- The one complaint of each side about a decision (Art. 20 DSA).
CREATE TABLE content_complaint (
  id            integer GENERATED ALWAYS AS IDENTITY,
  report_id     integer     NOT NULL,
  party         text        NOT NULL,
  text          text        NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  decision      text,
  reasons       text,
  decided_at    timestamptz,
  decided_by    text,
  -- Whether the administrator decided who had decided before.
  by_same_admin boolean     NOT NULL DEFAULT false,
  outcomes      text[],

  CONSTRAINT content_complaint_pkey PRIMARY KEY (id),
  CONSTRAINT content_complaint_report_exists FOREIGN KEY (report_id) REFERENCES content_report (id) ON DELETE CASCADE,
  CONSTRAINT content_complaint_party_known CHECK (party IN ('REPORTER', 'AFFECTED')),
  CONSTRAINT content_complaint_once UNIQUE (report_id, party),
  CONSTRAINT content_complaint_decided_with_reasons CHECK (num_nulls(decision, reasons, decided_at) IN (0, 3)),
  CONSTRAINT content_complaint_decider_exists FOREIGN KEY (decided_by) REFERENCES app_user (id) ON DELETE SET NULL,
  CONSTRAINT content_complaint_decision_known
    CHECK (decision IN ('KEPT', 'CHANGED', 'UNDONE', 'HIDDEN', 'BLOCKED'))
);

CREATE INDEX content_complaint_open_idx ON content_complaint (report_id) WHERE decided_at IS NULL;

-- Listings as they were at other moments: as an administrator has reviewed them, as long as they differ from it, and what
-- a decision has undone, as long as its landlord may complain about that.
CREATE TABLE kept_listing (
  id            integer     GENERATED ALWAYS AS IDENTITY,
  flat_id       integer     NOT NULL,
  -- The decision that has undone it; null for the listing as it was reviewed.
  report_id     integer,
  -- Texts, price, deposit and pictures.
  listing       jsonb       NOT NULL,
  -- The pictures again, so that their files stay.
  image_keys    text[]      NOT NULL,
  -- What differs from the review, or was undone.
  changed_parts text[]      NOT NULL,
  -- When one of these last changed, or was undone; null if a difference does not count.
  changed_at    timestamptz,
  -- What an undone listing was made again: a granted complaint leaves what its landlord has rewritten since.
  restored      jsonb,

  CONSTRAINT kept_listing_pkey PRIMARY KEY (id),
  CONSTRAINT kept_listing_flat_exists FOREIGN KEY (flat_id) REFERENCES flat (id) ON DELETE CASCADE,
  CONSTRAINT kept_listing_report_exists FOREIGN KEY (report_id) REFERENCES content_report (id) ON DELETE CASCADE,
  CONSTRAINT kept_listing_changed_in_parts CHECK ((changed_at IS NULL) = (changed_parts = '{}'))
);

CREATE UNIQUE INDEX kept_listing_one_reviewed_idx ON kept_listing (flat_id) WHERE report_id IS NULL;
CREATE INDEX kept_listing_flat_idx ON kept_listing (flat_id);
CREATE UNIQUE INDEX kept_listing_report_idx ON kept_listing (report_id);
CREATE INDEX kept_listing_image_keys_idx ON kept_listing USING gin (image_keys);

-- What a decision in force restricts, and what that was before: a granted complaint takes back its own decision alone.
CREATE TABLE restriction (
  report_id      integer     NOT NULL,
  subject        text        NOT NULL,
  -- The id of the flat, review, booking, message or user.
  subject_id     text        NOT NULL,
  -- Whether it was restricted already, by what is not listed here: the end of this decision leaves it so.
  was_restricted boolean     NOT NULL DEFAULT false,
  -- Of a flat: its status before, and a hash of the listing. Null where that was not stored yet.
  status_before  text,
  listing_state  text,
  created_at     timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT restriction_pkey PRIMARY KEY (report_id),
  CONSTRAINT restriction_subject_known CHECK (subject IN ('FLAT', 'REVIEW', 'REQUEST', 'MESSAGE', 'PERSON')),
  CONSTRAINT restriction_report_exists FOREIGN KEY (report_id) REFERENCES content_report (id) ON DELETE CASCADE
);

-- The other decisions in force about the same, when one ends.
CREATE INDEX restriction_subject_idx ON restriction (subject, subject_id);

-- What people have asked for help with. Anybody may ask, signed in or not.
CREATE TABLE help_request (
  id          integer GENERATED ALWAYS AS IDENTITY,
  -- What the asker is told, and what they name when they ask again.
  reference   text        NOT NULL,
  topic       text        NOT NULL,
  message     text        NOT NULL,
  email       text        NOT NULL,
  name        text,
  phone       text,
  -- As the asker says: neither has to exist.
  flat_id     integer,
  booking_id  integer,
  page_url    text        NOT NULL,
  locale      text        NOT NULL,
  user_id     text,
  created_at  timestamptz NOT NULL DEFAULT now(),
  -- A help request is open until an administrator says that it was answered.
  status      text        NOT NULL DEFAULT 'OPEN',
  closed_at   timestamptz,
  closed_by   text,
  assigned_to text,
  answered_at timestamptz,
  -- A thread of the help inbox that an administrator has begun: a message to a person.
  from_team   boolean     NOT NULL DEFAULT false,

  CONSTRAINT help_request_pkey PRIMARY KEY (id),
  CONSTRAINT help_request_reference_once UNIQUE (reference),
  CONSTRAINT help_request_user_exists FOREIGN KEY (user_id) REFERENCES app_user (id) ON DELETE SET NULL,
  CONSTRAINT help_request_topic_known CHECK (topic IN (
    'ACCOUNT', 'SEARCH', 'BOOKING', 'CONTRACT', 'PAYMENT', 'LISTING', 'REPORT_LISTING', 'TECHNICAL', 'OTHER'
  )),
  CONSTRAINT help_request_status_known CHECK (status IN ('OPEN', 'CLOSED')),
  -- When and by whom is known as long as it is closed, and only then. Whoever closed it may have been taken away since.
  CONSTRAINT help_request_closed_at_some_time CHECK ((status = 'CLOSED') = (closed_at IS NOT NULL)),
  CONSTRAINT help_request_closed_by_somebody CHECK (status = 'CLOSED' OR closed_by IS NULL),
  CONSTRAINT help_request_closer_exists FOREIGN KEY (closed_by) REFERENCES app_user (id) ON DELETE SET NULL,
  CONSTRAINT help_request_assignee_exists
    FOREIGN KEY (assigned_to) REFERENCES app_user (id) ON DELETE SET NULL
);

-- The inbox, newest first.
CREATE INDEX help_request_newest_idx ON help_request (created_at DESC, id DESC);

-- What somebody has asked, for the export of their data.
CREATE INDEX help_request_user_idx ON help_request (user_id);

-- How many wait is asked with every page of the back office.
CREATE INDEX help_request_open_idx ON help_request (created_at) WHERE status = 'OPEN';

-- Answers to help requests and notes about them, who looks after a request, and when it was first answered.
CREATE TABLE help_entry (
  id         integer     GENERATED ALWAYS AS IDENTITY,
  request_id integer     NOT NULL,
  -- A REPLY was mailed; a NOTE is for administrators only.
  kind       text        NOT NULL,
  -- Null once the administrator's account is deleted.
  admin_id   text,
  text       text        NOT NULL,
  created_at timestamptz NOT NULL,

  CONSTRAINT help_entry_pkey PRIMARY KEY (id),
  CONSTRAINT help_entry_kind_known CHECK (kind IN ('REPLY', 'NOTE')),
  CONSTRAINT help_entry_request_exists FOREIGN KEY (request_id) REFERENCES help_request (id) ON DELETE CASCADE,
  CONSTRAINT help_entry_admin_exists FOREIGN KEY (admin_id) REFERENCES app_user (id) ON DELETE SET NULL
);

-- The thread of a request.
CREATE INDEX help_entry_request_idx ON help_entry (request_id, id);

-- Texts that a person writes again and again to other parties.
CREATE TABLE saved_reply (
  id         integer     GENERATED ALWAYS AS IDENTITY,
  user_id    text        NOT NULL,
  text       text        NOT NULL,
  created_at timestamptz NOT NULL,

  CONSTRAINT saved_reply_pkey PRIMARY KEY (id),
  CONSTRAINT saved_reply_user_exists FOREIGN KEY (user_id) REFERENCES app_user (id) ON DELETE CASCADE
);

CREATE INDEX saved_reply_user_idx ON saved_reply (user_id);

-- What each day has brought, written once it is over. Amounts in cents.
CREATE TABLE daily_report (
  day                   date             NOT NULL,
  active_flats          integer          NOT NULL,
  new_flats             integer          NOT NULL,
  new_users             integer          NOT NULL,
  searches              integer          NOT NULL,
  zero_results          integer          NOT NULL,
  requests              integer          NOT NULL,
  approved              integer          NOT NULL,
  confirmed             integer          NOT NULL,
  completed             integer          NOT NULL,
  -- How many for each reason; those without any are left out.
  cancelled             jsonb            NOT NULL,
  median_response_hours double precision,
  occupancy             double precision NOT NULL,
  fees_net_cents        bigint           NOT NULL,
  overdue_cents         bigint           NOT NULL,
  median_help_hours     double precision,

  CONSTRAINT daily_report_pkey PRIMARY KEY (day),
  CONSTRAINT daily_report_occupancy_share CHECK (occupancy BETWEEN 0 AND 1)
);

-- How often a version of a part of the site has failed in browsers on a day. Nothing of whose browser it was is kept.
CREATE TABLE remote_failure (
  day     date        NOT NULL,
  remote  text        NOT NULL,
  version text        NOT NULL,
  phase   text        NOT NULL,
  count   integer     NOT NULL,
  last_at timestamptz NOT NULL,
  -- What a failure said, without what tells whose browser it was.
  message text        NOT NULL DEFAULT '',
  -- Where a failure happened: its channel, the family of the browser, and the places in published scripts. Nothing tells
  -- whose it was.
  channel text        NOT NULL DEFAULT '',
  browser text        NOT NULL DEFAULT 'other',
  stack   text        NOT NULL DEFAULT '',
  frames  text        NOT NULL DEFAULT '',

  CONSTRAINT remote_failure_happened CHECK (count > 0),
  CONSTRAINT remote_failure_message_short CHECK (length(message) <= 160),
  CONSTRAINT remote_failure_phase_known
    CHECK (phase IN ('load', 'mount', 'render', 'chunk', 'unmount', 'draw', 'event', 'call')),
  CONSTRAINT remote_failure_pkey PRIMARY KEY (day, channel, remote, version, phase, browser, message, stack)
);

-- How often the versions that a canary is about have started, and how many of these starts have failed.
CREATE TABLE canary_count (
  trial     text        NOT NULL,
  remote    text        NOT NULL,
  version   text        NOT NULL,
  is_canary boolean     NOT NULL,
  starts    integer     NOT NULL,
  failures  integer     NOT NULL,
  last_at   timestamptz NOT NULL,

  CONSTRAINT canary_count_pkey PRIMARY KEY (trial, remote, version),
  CONSTRAINT canary_count_happened CHECK (starts >= 0 AND failures >= 0 AND starts + failures > 0)
);

-- What was decided about a canary, and why.
CREATE TABLE canary_verdict (
  trial      text        NOT NULL,
  verdict    text        NOT NULL,
  reason     text        NOT NULL,
  decided_at timestamptz NOT NULL,
  -- Why a canary was judged as it was, as codes with values: the back office says them in its reader's language.
  findings   jsonb       NOT NULL DEFAULT '[]',

  CONSTRAINT canary_verdict_pkey PRIMARY KEY (trial),
  CONSTRAINT canary_verdict_known CHECK (verdict IN ('END', 'PROMOTE'))
);

-- The networks that have reported of a running canary, so that each counts once. A reporter is 24 bits of a hash, which 256
-- addresses share, and is forgotten when the canary is over.
CREATE TABLE canary_reporter (
  trial    text    NOT NULL,
  remote   text    NOT NULL,
  version  text    NOT NULL,
  what     text    NOT NULL,
  reporter integer NOT NULL,

  CONSTRAINT canary_reporter_pkey PRIMARY KEY (trial, remote, version, what, reporter),
  CONSTRAINT canary_reporter_what_known CHECK (what IN ('start', 'failure', 'visit'))
);

-- How fast the versions of apps were in browsers: histograms by day, channel and trial of a canary.
CREATE TABLE web_vital (
  day     date     NOT NULL,
  channel text     NOT NULL,
  remote  text     NOT NULL,
  version text     NOT NULL,
  trial   text     NOT NULL,
  vital   text     NOT NULL,
  bucket  smallint NOT NULL,
  count   integer  NOT NULL,

  CONSTRAINT web_vital_pkey PRIMARY KEY (day, channel, remote, version, trial, vital, bucket),
  CONSTRAINT web_vital_known CHECK (vital IN ('lcp', 'inp', 'cls')),
  CONSTRAINT web_vital_happened CHECK (bucket >= 0 AND count > 0)
);

-- The judge of a canary reads one trial with every report about it.
CREATE INDEX web_vital_of_trial ON web_vital (trial) WHERE trial <> '';

-- The folded words by which the lists of the back office are searched: one narrow row for each row of a list. Everything else
-- is read from the rows themselves. Triggers keep them, as rows are written in some thirty places. `list_words` says for each
-- table what they are; the names of others are part of them, so that a search compares one text.
CREATE TABLE admin_words (
  kind  text NOT NULL,
  id    text NOT NULL,
  words text NOT NULL,

  CONSTRAINT admin_words_pkey PRIMARY KEY (kind, id)
);

-- A word that few rows of a list have, though many of another do: the planner has statistics for both together.
CREATE INDEX admin_words_of_kind_idx
  ON admin_words USING gin ((kind || ' ' || words) gin_trgm_ops);

-- What is written stays as it is, whoever asks the database.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE TRIGGER audit_entry_is_append_only BEFORE DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Whoever leaves is anonymous in the audit trail: what was said about the account goes with it, that it was done stays.
-- The erasure names the account for its transaction; nothing else changes an entry.
CREATE FUNCTION refuse_change_but_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.subject_type = 'USER' AND OLD.subject_id = current_setting('domizil.erased_account', true)
    AND NEW.reason IS NULL AND NEW.before = OLD.before - 'reason'
    AND to_jsonb(NEW) - 'reason' - 'before' = to_jsonb(OLD) - 'reason' - 'before' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;

CREATE TRIGGER audit_entry_is_never_changed BEFORE UPDATE ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_change_but_erasure();

-- A question asked with the address of an account is answered at the account's address, also after that has changed.
-- Another address that was left with the question stays.
CREATE FUNCTION help_requests_follow_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE help_request SET email = NEW.email WHERE user_id = NEW.id AND lower(email) = lower(OLD.email);
  RETURN NULL;
END
$$;

-- An erased account has no address, and its questions go with it.
CREATE TRIGGER help_requests_follow_person AFTER UPDATE OF email ON app_user
  FOR EACH ROW WHEN (OLD.email <> NEW.email AND OLD.email <> '' AND NEW.email <> '')
  EXECUTE FUNCTION help_requests_follow_person();

-- Where a flat is looked for: the place, or the middle of the map.
CREATE FUNCTION demand_place(saved_search) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce($1.city, CASE WHEN $1.bounds IS NOT NULL THEN concat(
    round((($1.bounds->>'north')::numeric + ($1.bounds->>'south')::numeric) / 2, 1), ', ',
    round((($1.bounds->>'east')::numeric + ($1.bounds->>'west')::numeric) / 2, 1)) END)
$$;

-- Who has left has no words.
CREATE FUNCTION list_words(app_user) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN $1.deleted_at IS NULL THEN fold_text(concat_ws(' ', person_name($1.given_name, $1.family_name),
    $1.email, $1.city, $1.company_name, $1.street, $1.postcode, $1.phone)) END
$$;

CREATE FUNCTION list_words(flat) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT fold_text(concat_ws(' ', $1.id, $1.title_en, $1.title_local,
    (SELECT person_name(given_name, family_name) FROM app_user WHERE id = $1.owner_id),
    $1.street, $1.house_number, $1.city))
$$;

CREATE FUNCTION list_words(booking) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT fold_text(concat_ws(' ', $1.id,
    flat_name(flat.title_en, flat.title_local, flat.street, flat.house_number), flat.title_local,
    person_name(landlord.given_name, landlord.family_name), person_name(tenant.given_name, tenant.family_name)))
  FROM flat, app_user AS landlord, app_user AS tenant
  WHERE flat.id = $1.flat_id AND landlord.id = flat.owner_id AND tenant.id = $1.tenant_id
$$;

CREATE FUNCTION list_words(invoice) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT fold_text(concat_ws(' ', $1.number, $1.recipient_name, $1.booking_id,
    (SELECT number FROM credit_note WHERE invoice_id = $1.id)))
$$;

CREATE FUNCTION list_words(review) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT fold_text(concat_ws(' ',
    flat_name(flat.title_en, flat.title_local, flat.street, flat.house_number), flat.title_local,
    person_name(tenant.given_name, tenant.family_name), person_name(author.given_name, author.family_name),
    $1.text, $1.reply, $1.hidden_reason))
  FROM flat JOIN app_user AS tenant ON tenant.id = $1.tenant_id LEFT JOIN app_user AS author ON author.id = $1.author_id
  WHERE flat.id = $1.flat_id
$$;

CREATE FUNCTION list_words(search_log) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT fold_text(concat_ws(' ', $1.place, $1.filters::text))
$$;

-- Not the message: contact data in it could be found by guessing.
CREATE FUNCTION list_words(saved_search) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT fold_text(concat_ws(' ', demand_place($1)))
$$;

CREATE FUNCTION list_words(help_request) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT fold_text(concat_ws(' ', $1.reference, $1.message, $1.email, $1.name, $1.phone))
$$;

CREATE FUNCTION list_words(mail) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT fold_text(concat_ws(' ', $1.to_address, $1.subject))
$$;

CREATE FUNCTION list_words(content_report) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', fold_text(concat_ws(' ', $1.reference, $1.excerpt, $1.message, $1.reporter_email)),
    (SELECT words FROM admin_words WHERE kind = 'USER' AND id = $1.affected_id),
    (SELECT words FROM admin_words WHERE kind = 'USER' AND id = $1.reporter_id))
$$;

-- A person's id is shown nowhere, and no part of it is searched for. The administrator's words are not among them: a new name
-- would write all of the administrator's actions.
CREATE FUNCTION list_words(audit_entry) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', fold_text(concat_ws(' ', $1.action,
      CASE WHEN $1.subject_type <> 'USER' THEN $1.subject_id END, $1.reason)),
    (SELECT words FROM admin_words WHERE kind = $1.subject_type AND id = $1.subject_id))
$$;

CREATE FUNCTION put_list_words(kind text, id text, words text) RETURNS void LANGUAGE sql AS $$
  DELETE FROM admin_words WHERE $3 IS NULL AND admin_words.kind = $1 AND admin_words.id = $2;
  INSERT INTO admin_words SELECT $1, $2, $3 WHERE $3 IS NOT NULL
  ON CONFLICT ON CONSTRAINT admin_words_pkey DO UPDATE SET words = EXCLUDED.words
  WHERE admin_words.words <> EXCLUDED.words
$$;

CREATE FUNCTION keep_list_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM put_list_words(TG_ARGV[0], OLD.id::text, NULL);
  ELSE
    EXECUTE format('SELECT put_list_words($1, $2, list_words($3::%I))', TG_TABLE_NAME)
    USING TG_ARGV[0], NEW.id::text, NEW;
  END IF;
  RETURN NULL;
END
$$;

-- A sign-in changes the moment of it alone, a booking its status: neither is a word.
CREATE TRIGGER keep_list_words AFTER INSERT OR DELETE
  OR UPDATE OF given_name, family_name, email, city, company_name, street, postcode, phone, deleted_at ON app_user
  FOR EACH ROW EXECUTE FUNCTION keep_list_words('USER');
CREATE TRIGGER keep_list_words AFTER INSERT OR DELETE
  OR UPDATE OF title_en, title_local, street, house_number, city ON flat
  FOR EACH ROW EXECUTE FUNCTION keep_list_words('FLAT');
CREATE TRIGGER keep_list_words AFTER INSERT OR DELETE ON booking
  FOR EACH ROW EXECUTE FUNCTION keep_list_words('BOOKING');
CREATE TRIGGER keep_list_words AFTER INSERT OR DELETE OR UPDATE OF recipient_name ON invoice
  FOR EACH ROW EXECUTE FUNCTION keep_list_words('INVOICE');
CREATE TRIGGER keep_list_words AFTER INSERT OR DELETE OR UPDATE OF text, reply, hidden_reason, author_id ON review
  FOR EACH ROW EXECUTE FUNCTION keep_list_words('REVIEW');
CREATE TRIGGER keep_list_words AFTER INSERT OR DELETE ON search_log
  FOR EACH ROW EXECUTE FUNCTION keep_list_words('SEARCH');
CREATE TRIGGER keep_list_words AFTER INSERT OR DELETE OR UPDATE OF city, bounds ON saved_search
  FOR EACH ROW EXECUTE FUNCTION keep_list_words('DEMAND');
CREATE TRIGGER keep_list_words AFTER INSERT OR DELETE OR UPDATE OF message, email, name, phone ON help_request
  FOR EACH ROW EXECUTE FUNCTION keep_list_words('HELP_REQUEST');
CREATE TRIGGER keep_list_words AFTER INSERT OR DELETE OR UPDATE OF to_address, subject ON mail
  FOR EACH ROW EXECUTE FUNCTION keep_list_words('MAIL');
CREATE TRIGGER keep_list_words AFTER INSERT OR DELETE
  OR UPDATE OF excerpt, message, reporter_email, affected_id, reporter_id ON content_report
  FOR EACH ROW EXECUTE FUNCTION keep_list_words('REPORT');
CREATE TRIGGER keep_list_words AFTER INSERT OR DELETE OR UPDATE OF reason ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION keep_list_words('AUDIT');

-- The words of rows that name another one: each of them is found by an index.
CREATE FUNCTION keep_words_of_flat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM put_list_words('BOOKING', id::text, list_words(booking)) FROM booking WHERE flat_id = NEW.id;
  PERFORM put_list_words('REVIEW', id::text, list_words(review)) FROM review WHERE flat_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER keep_words_of_flat AFTER UPDATE ON flat
  FOR EACH ROW WHEN (
    (OLD.title_en, OLD.title_local, OLD.street, OLD.house_number)
    IS DISTINCT FROM (NEW.title_en, NEW.title_local, NEW.street, NEW.house_number)
  ) EXECUTE FUNCTION keep_words_of_flat();

CREATE FUNCTION keep_words_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM put_list_words('FLAT', id::text, list_words(flat)) FROM flat WHERE owner_id = NEW.id;
  PERFORM put_list_words('BOOKING', id::text, list_words(booking)) FROM booking WHERE tenant_id = NEW.id;
  PERFORM put_list_words('BOOKING', booking.id::text, list_words(booking))
  FROM flat JOIN booking ON booking.flat_id = flat.id WHERE flat.owner_id = NEW.id;
  PERFORM put_list_words('REVIEW', id::text, list_words(review)) FROM review WHERE tenant_id = NEW.id;
  PERFORM put_list_words('REVIEW', id::text, list_words(review)) FROM review WHERE author_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER keep_words_of_person AFTER UPDATE ON app_user
  FOR EACH ROW WHEN ((OLD.given_name, OLD.family_name) IS DISTINCT FROM (NEW.given_name, NEW.family_name))
  EXECUTE FUNCTION keep_words_of_person();

CREATE FUNCTION keep_words_of_credit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM put_list_words('INVOICE', id::text, list_words(invoice)) FROM invoice WHERE id = NEW.invoice_id;
  RETURN NULL;
END
$$;

CREATE TRIGGER keep_words_of_credit AFTER INSERT ON credit_note
  FOR EACH ROW EXECUTE FUNCTION keep_words_of_credit();

-- Reports have the words of both people, actions those of what they are about: they change and go with them.
CREATE FUNCTION keep_words_about() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  about admin_words := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF about.kind = 'USER' THEN
    PERFORM put_list_words('REPORT', id::text, list_words(content_report)) FROM content_report
    WHERE affected_id = about.id OR reporter_id = about.id;
  END IF;
  PERFORM put_list_words('AUDIT', id::text, list_words(audit_entry)) FROM audit_entry
  WHERE subject_type = about.kind AND subject_id = about.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER keep_words_about AFTER INSERT OR DELETE OR UPDATE OF words ON admin_words
  FOR EACH ROW EXECUTE FUNCTION keep_words_about();
