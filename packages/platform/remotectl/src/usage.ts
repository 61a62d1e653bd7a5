/** What `remotectl` can do, as it says itself. */
export const USAGE = `remotectl: which version of which part is served

  remotectl new <mf-name> [--kit <folder or address>]
  remotectl upgrade [--kit <folder or address>]
  remotectl publish <folder of a build> [--allow <path>]
  remotectl list
  remotectl promote <name>@<version> … [--allow <path>]
  remotectl canary <name>@<version> … --percent <0-100> [--promote-after <starts>] [--allow <path>]
  remotectl rollback <name> …
  remotectl history [--all]
  remotectl restore <revision>
  remotectl rule [<name or *>] [--min-starts <n>] [--promote-after <starts>] [--steps <n,n,…>] … | [--lift]
  remotectl budget [<name or *>] [--bytes <n> --requests <n>] [--render <ms>] | [--lift]
  remotectl prune --keep <number of versions> [--days <n>]
  remotectl check

Several versions in one command are one step: all of them or none.

  --channel <name>    whose visitors get it, production if left out
  --new-channel       founds the channel
  --reason <text>     kept in the history, as is --by <name>, which publish keeps, too
  --all               history with its archive: a registry itself has at least the last hundred changes
  --allow <path>      confirms a route that disappears, or takes addresses from another part; can be repeated

  --min-starts <n>    ends a canary after so many starts at the latest if too many fail, 100 if left out
  --max-extra <n>     how many more of 100 starts may fail than of the stable version, 2 if left out
  --max-slower <n>    how many more of 100 visits may be slow than of the stable version, 15 if left out
  --promote-after <n> promotes it after so many starts
  --steps <n,n,…>     larger shares on the way there, each after so many starts with the one before
  --no-judge          leaves both to people
                      rule keeps these for all canaries of an app that name none of them; without any it says what it keeps

  --bytes, --requests what a page may need of its app on a first visit, compressed; checked by publish
  --render <ms>       how long a page may render on the reference machine; publish wants a build that was measured
  --lift              takes the budget or the rule away; limits beside it hold instead
  --new-app           confirms a budget or a rule of an app that has published nothing yet

  --days <n>          prune leaves what was served or loaded from so many days ago, 7 if left out; below 2 it may
                      delete what is in use, since use is noted once a day

  --kit <place>       what \`npm run kit\` has written, for a remote in a repository of its own; or the registry of
                      packages that has it, as in https://npm.example

  --sign <file>       signs with the Ed25519 key of the file, in the name of --team

The registry is the folder of --registry, else of REGISTRY_FOLDER or REGISTRY_URL, else .domizil/registry. With https:// it is a service,
and REGISTRY_TOKEN says whose team asks.`
