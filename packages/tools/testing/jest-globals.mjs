// What `@jest/globals` is where jest's functions are globals.
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } = globalThis
