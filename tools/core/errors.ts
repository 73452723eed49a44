/** What can go wrong, in the words of the HTTP contract. */
export type ErrorCode =
  | "invalid"
  | "unauthenticated"
  | "tier_required"
  | "quota_exceeded"
  | "post_limit_reached"
  | "subscription_required"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "too_large"
  | "unsupported_type"
  | "rate_limited"
  | "ai_unavailable"
  | "mail_failed"
  | "unavailable";

/** A refusal with a sentence for people. `details` are extra fields of the answer (requiredTier, issues, retryAfter …). */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown>;

  constructor(code: ErrorCode, sentence: string, details: Record<string, unknown> = {}) {
    super(sentence);
    this.name = "DomainError";
    this.code = code;
    this.details = details;
  }
}
