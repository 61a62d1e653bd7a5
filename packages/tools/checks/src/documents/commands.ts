const COMMAND = /\bnpm (?:run (?:-s )?(?<script>[a-z][a-z:-]*)|(?<short>start|test)\b)/g

/** The scripts that a document runs by npm and that are in none of the given manifests. */
export function unknownScripts(text: string, scripts: ReadonlySet<string>): string[] {
  return [...text.matchAll(COMMAND)]
    .map(({ groups }) => groups?.script ?? groups?.short ?? '')
    .filter((name) => !scripts.has(name))
}
