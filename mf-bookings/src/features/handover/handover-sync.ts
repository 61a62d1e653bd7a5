import { type Handover, readHandover, saveHandover, uploadStayFile } from '@domizil/api'
import { type HandoverContent, type HandoverKind, MAX_IMAGE_BYTES } from '@domizil/domain'
import { isApiError } from '@domizil/app-kit'
import type { ApiErrorLike, ShellApi } from '@domizil/shell-api'
import {
  isSameContent,
  isUnsent,
  localPhotos,
  rebase,
  replacePhoto,
  sendable,
  type Written,
} from './draft-changes.ts'
import { rememberPhoto } from './photo-urls.ts'
import {
  type Draft,
  readDraft,
  readPhoto,
  removeDraft,
  removePhoto,
  type StoredDraft,
  writeDraft,
  writePhoto,
} from './stored-draft.ts'

/** A protocol as it is here and there. */
export interface SyncState {
  /** Undefined until the protocol is loaded. */
  readonly written: Written | undefined
  readonly isSending: boolean
  /** Whether the last attempt to send has met no server: it is repeated. */
  readonly isWaiting: boolean
  /** Why the server refuses what was written. */
  readonly problem: string | undefined
  /** Why a photo that is on this device only was refused, by its id. */
  readonly refused: ReadonlyMap<string, string>
  /** Why the protocol could not be loaded. */
  readonly failure: ApiErrorLike | undefined
}

const SEND_AFTER_MS = 1_200
const TRY_AGAIN_MS = 15_000
const CONFLICT = 409
const TOO_MANY_REQUESTS = 429
const SERVER_ERROR = 500

/** What a protocol is known by. */
export interface SyncKey {
  readonly userId: string
  readonly bookingId: number
  readonly kind: HandoverKind
}

const syncs = new WeakMap<ShellApi, Map<string, HandoverSync>>()

/** The one sync of a protocol during a visit: card and dialog share it. */
export function handoverSyncOf(shell: ShellApi, about: SyncKey): HandoverSync {
  const all = syncs.get(shell) ?? new Map<string, HandoverSync>()
  syncs.set(shell, all)
  const key = `domizil.handover.${about.userId}.${about.bookingId}.${about.kind}`
  const sync = all.get(key) ?? new HandoverSync(shell, key, about)
  all.set(key, sync)
  return sync
}

/**
 * Keeps what is written of a protocol on this device until the server has it, and merges what the other party writes
 * meanwhile.
 */
export class HandoverSync {
  readonly #shell: ShellApi
  readonly #key: string
  readonly #params: { id: number; kind: HandoverKind }
  readonly #listeners = new Set<() => void>()
  #state: SyncState = {
    written: undefined,
    isSending: false,
    isWaiting: false,
    problem: undefined,
    refused: new Map(),
    failure: undefined,
  }
  #lastSent: HandoverContent | undefined
  #sending: Promise<void> | undefined
  #stored: Promise<void> | undefined
  #saving = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(shell: ShellApi, key: string, { bookingId, kind }: SyncKey) {
    this.#shell = shell
    this.#key = key
    this.#params = { id: bookingId, kind }
  }

  readonly subscribe = (run: () => void) => {
    this.#listeners.add(run)
    return () => void this.#listeners.delete(run)
  }
  readonly read = () => this.#state

  /** Reads what this device keeps. */
  readonly loadStored = (): Promise<void> => {
    this.#stored ??= readDraft(this.#key).then((stored) => {
      if (!stored || this.#state.written) return
      const { lastSent, ...written } = stored
      this.#lastSent = lastSent
      this.#set({ written })
    })
    return this.#stored
  }

  /** Loads the protocol, and sends what is on this device only. */
  readonly load = async (): Promise<void> => {
    await this.loadStored()
    try {
      this.receive(await this.#shell.send(readHandover, { params: this.#params }))
      this.#set({ failure: undefined })
    } catch (error) {
      if (!isApiError(error)) throw error
      this.#set({ failure: error })
    }
    const { written } = this.#state
    if (written && isUnsent(written)) await this.flush()
  }

  /** Takes a version of the server over. One that comes while another is sent may be that one: it waits. */
  receive(fresh: Handover): void {
    const { written } = this.#state
    if (this.#sending || (written && fresh.revision < written.server.revision)) return
    this.#take(fresh)
  }

  edit(draft: Draft): void {
    this.#write(draft)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), SEND_AFTER_MS)
  }

  /** Sends what is not there yet. Resolves once it is sent, or cannot be for now. */
  readonly flush = (): Promise<void> => {
    clearTimeout(this.#timer)
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined
      this.#set({ isSending: false })
    })
    return this.#sending
  }

  /**
   * Keeps photos on this device; the draft names them by the ids that it resolves with. One that is larger than the server
   * takes is refused at once, with the sentence given, and not sent.
   */
  async keepPhotos(files: readonly File[], tooBig: string): Promise<string[]> {
    const ids: string[] = []
    for (const file of files) {
      const id = crypto.randomUUID()
      await writePhoto(this.#key, id, file)
      rememberPhoto(id, file)
      if (file.size > MAX_IMAGE_BYTES) this.#refuse(id, tooBig)
      ids.push(id)
    }
    return ids
  }

  /** Chooses a version of a field that both have changed. */
  resolve(field: string, draft: Draft): void {
    const { written } = this.#state
    if (!written) return
    const conflicts = written.conflicts.filter((one) => one.field !== field)
    this.#set({ written: { ...written, conflicts } })
    this.edit(draft)
  }

  /** Gives up what was written here and cannot be sent any more. */
  readonly discard = (): void => {
    const { written } = this.#state
    if (!written) return
    const { server, draft } = written
    this.#set({
      written: { server, draft: server.content, conflicts: [] },
      problem: undefined,
      isWaiting: false,
    })
    void this.#store()
    for (const id of localPhotos(draft)) void removePhoto(this.#key, id)
  }

  #set(change: Partial<SyncState>): void {
    this.#state = { ...this.#state, ...change }
    for (const run of this.#listeners) run()
  }

  #write(draft: Draft): void {
    const { written } = this.#state
    if (!written) return
    this.#set({ written: { ...written, draft }, problem: undefined })
    void this.#store()
  }

  /** One write after the other, each with what is there by then. */
  #store(): Promise<void> {
    this.#saving = this.#saving.then(async () => {
      const { written } = this.#state
      if (!written) return
      const stored: StoredDraft = { ...written, lastSent: this.#lastSent }
      await (isUnsent(written) ? writeDraft(this.#key, stored) : removeDraft(this.#key))
    })
    return this.#saving
  }

  #take(fresh: Handover): void {
    const { written } = this.#state
    this.#set({ written: written ? this.#onTopOf(written, fresh) : untouched(fresh) })
    void this.#store()
  }

  #onTopOf(written: Written, fresh: Handover): Written {
    if (!isUnsent(written)) return untouched(fresh)
    // The answer to what was sent was lost: the other party has not written.
    const isOwn = this.#lastSent && isSameContent(this.#lastSent, fresh.content)
    return isOwn ? { ...written, server: fresh } : rebase(written, fresh)
  }

  async #sendAll(): Promise<void> {
    await this.loadStored()
    const { written } = this.#state
    if (!written || !isUnsent(written)) return this.#set({ isWaiting: false })
    this.#set({ isSending: true })
    try {
      await this.#uploadPhotos()
      while (await this.#sendOnce());
      this.#set({ isWaiting: false, problem: undefined })
    } catch (error) {
      this.#fail(error)
    }
  }

  #fail(error: unknown): void {
    if (!isApiError(error)) throw error
    const { status = SERVER_ERROR, message } = error
    const isLater = status >= SERVER_ERROR || status === TOO_MANY_REQUESTS
    this.#set({ isWaiting: isLater, problem: isLater ? undefined : message })
    if (isLater) this.#timer = setTimeout(() => void this.flush(), TRY_AGAIN_MS)
  }

  /** Resolves with whether there may be more to send. */
  async #sendOnce(): Promise<boolean> {
    const { written } = this.#state
    if (!written?.server.allowed.includes('edit')) return false
    const content = sendable(written)
    if (isSameContent(content, written.server.content)) return false

    this.#lastSent = content
    await this.#store()
    try {
      const body = { revision: written.server.revision, content: content as Handover['content'] }
      const server = await this.#shell.send(saveHandover, { params: this.#params, body })
      this.#lastSent = undefined
      this.#set({ written: { ...(this.#state.written ?? written), server } })
      void this.#store()
    } catch (error) {
      if (!isApiError(error) || error.status !== CONFLICT) throw error
      // The other has written, or confirmed.
      this.#take(await this.#shell.send(readHandover, { params: this.#params }))
    }
    return true
  }

  async #uploadPhotos(): Promise<void> {
    const { written } = this.#state
    if (!written?.server.allowed.includes('edit')) return
    for (const id of localPhotos(written.draft)) {
      if (this.#state.refused.has(id)) continue
      const file = await readPhoto(this.#key, id)
      if (file) await this.#uploadPhoto(id, file)
      else this.#replacePhoto(id, undefined)
    }
  }

  async #uploadPhoto(id: string, file: File): Promise<void> {
    try {
      const added = await this.#shell.upload(uploadStayFile, { params: { id: this.#params.id } }, file)
      rememberPhoto(added.id, file)
      this.#replacePhoto(id, added.id)
      await this.#saving
      await removePhoto(this.#key, id)
    } catch (error) {
      const isRefused = isApiError(error) && error.fromServer && (error.status ?? SERVER_ERROR) < SERVER_ERROR
      if (!isRefused) throw error
      this.#refuse(id, error.message)
    }
  }

  #refuse(id: string, why: string): void {
    this.#set({ refused: new Map([...this.#state.refused, [id, why]]) })
  }

  #replacePhoto(id: string, by: number | undefined): void {
    const { written } = this.#state
    if (written) this.#write(replacePhoto(written.draft, id, by))
  }
}

function untouched(server: Handover): Written {
  return { server, draft: server.content, conflicts: [] }
}
