import type { CanaryFinding } from '@domizil/domain'
import type { Judge } from './judge-canary.ts'

/** Canaries that reach the same visitors, and are judged together. */
export interface Trial {
  readonly id: string
  readonly channel: string
  readonly judge: Judge
  /** The larger shares, in per cent, that it has not had yet, the next one first. */
  readonly steps?: readonly number[] | undefined
  readonly parts: readonly { readonly name: string; readonly version: string; readonly stable: string }[]
}

/** Why a canary ends or goes on: the findings, and the same in English words. */
export interface CanaryDecision {
  readonly reason: string
  readonly findings: readonly CanaryFinding[]
}

/** The way to the registry that serves canaries. */
export interface CanaryControl {
  /** The running canaries that are judged. */
  running(): Promise<readonly Trial[]>
  /** Serves the stable versions to everybody. Does nothing if the trial is over. */
  end(trial: Trial, decision: CanaryDecision): Promise<void>
  /** Serves the canaries to the next share, after the last one to everybody. Does nothing if the trial is over. */
  promote(trial: Trial, decision: CanaryDecision): Promise<void>
}
