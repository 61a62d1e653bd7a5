/** What a team does with its remote, as `domizil` says itself. */
export const USAGE = `domizil: from an empty folder to all visitors

  domizil new <mf-name> [--kit <place>]   makes the repository of a remote: its page, test and settings, installed
  domizil dev                             shows it in a site with every save, to this machine's browser alone
  domizil ship [--note <text>]            checks, tests, builds and publishes it: no visitor sees it yet
  domizil promote [<version>]             serves it to everybody; with --percent 10 to ten of a hundred visitors first
  domizil rollback                        ends a canary; without one, serves the version before
  domizil login                           signs you in at the registry, in the browser, for ten hours; domizil logout ends it
  domizil upgrade [--kit <place>]         brings another kit into the remote

Of another app, or of several in one step: promote <name>@<version> …, rollback <name> …

  --site <url>        dev, ship: the site that shows it; else "domizil": {"site"} of package.json
  --port <number>     dev: where it is served, 9000 if left out
  --production        dev: builds as for a release: each save loads the page again

  --note <text>       ship: what is new, for the history; the subject of the commit if left out
  --dry-run           ship: publishes nothing
  --measure           ship: measures how long its pages need to render, as it does by itself where the registry has a budget of it
  --page <path>       ship: measures this page, too: one with parameters, or one for people who are signed in
  --state <file>      ship: cookies of a visitor who is signed in, from \`npx playwright-core open --save-storage <file> <url>\`

  --percent <0-100>   promote: begins a canary, or changes its share; what ends it stands in \`domizil registry --help\`
  --to <revision>     promote: serves everything as after that change; \`domizil registry history\` names them
  --channel <name>    promote, rollback: whose visitors get it, production if left out; --new-channel founds it
  --reason <text>     promote, rollback: kept in the history
  --allow <path>      ship, promote: confirms a route that disappears, or takes addresses from another app; can be repeated

  --kit <place>       new, upgrade: the registry of packages that has the kit, as in https://npm.example, or its folder

The registry stands in package.json, "domizil": {"registry"}, else in REGISTRY_URL, or --registry names it. REGISTRY_TOKEN, the token of
your team, goes before the sign-in; REGISTRY_KEY is the file of its key, if it signs. \`domizil registry --help\` is for who runs the site.`

/** What runs a registry. */
export const REGISTRY_USAGE = `domizil registry: for who runs the site

  domizil registry list                    every version, and who gets it
  domizil registry history [--all]         who changed what and why; --all reads the archive, too
  domizil registry publish <folder> [--allow <path>]
  domizil registry rule [<name or *>] [--min-starts <n>] [--promote-after <starts>] [--steps <n,n,…>] … | [--lift]
  domizil registry budget [<name or *>] [--bytes <n> --requests <n>] [--render <ms>] | [--lift]
  domizil registry prune --keep <number of versions> [--days <n>]
  domizil registry check

  domizil registry team <name> [--remotes <name>,… | *] [--channels <name>,… | *] [--key <file> [--signatures optional]]
                               [--client <id>,…] [--people <address>,…]
  domizil registry teams
  domizil registry remove <team>
  domizil registry oidc <issuer> --audience <name> [--client <id>] | oidc off
  domizil registry signatures required | optional
  domizil registry serve [--port <number>]

"team" adds a team, or changes what is named. Without --client and --people it makes another token, and prints it once. A team
without --remotes may only read: a gateway. With --key it has to sign what it publishes, with --signatures optional it may; the
file is made if there is none. --people sign in by \`domizil login\`, with confirmed e-mail addresses; --client comes with an access token
that was issued to it: both at the identity provider that "oidc" names with the client of \`domizil login\`, else at that of the
site. A change holds from the next call on. "signatures required" refuses unsigned releases also of teams without a key.

"serve" opens the registry of REGISTRY_FOLDER (.domizil/registry) on --port (8090). \`npm start\` does so already, below
/registry. The teams stand in registry-access.json beside that folder. With REGISTRY_BUCKET the registry is kept in
that bucket, by S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and the folder is a copy of it.

  --min-starts <n>    a canary ends after so many starts at the latest if too many fail, 100 if left out
  --max-extra <n>     how many more of 100 starts may fail than of the stable version, 2 if left out
  --max-slower <n>    how many more of 100 visits may be slow than of the stable version, 15 if left out
  --promote-after <n> it is promoted after so many starts
  --steps <n,n,…>     larger shares on the way there, each after so many starts with the one before
  --no-judge          leaves both to people
                      rule keeps these for all canaries of an app that name none of them; \`promote --percent\` takes them, too

  --bytes, --requests what a page may need of its app on a first visit, compressed; checked by publish
  --render <ms>       how long a page may render on the reference machine; publish wants a build that was measured
  --lift              takes the budget or the rule away; limits beside it hold instead
  --new-app           confirms a budget or a rule of an app that has published nothing yet

  --days <n>          prune leaves what was served or loaded from so many days ago, 7 if left out; below 2 it may
                      delete what is in use, since use is noted once a day
  --by <name>         who does it, for the history of a folder; a service writes down the team

The registry is the folder or the address of --registry, else of REGISTRY_FOLDER or REGISTRY_URL, else of package.json, else
.domizil/registry. With https:// it is a service, and REGISTRY_TOKEN, or \`domizil login\`, says whose team asks.`
