/** Reads the code out of the text that comes, where the phone does that (WebOTP); the answer ends it. */
export function readTextedCode(found: (code: string) => void): () => void {
  const ending = new AbortController();
  if ("OTPCredential" in globalThis && navigator.credentials) {
    const requested = { otp: { transport: ["sms"] }, signal: ending.signal };
    navigator.credentials.get(requested).then(
      (read) => {
        if (read && "code" in read && typeof read.code === "string") found(read.code);
      },
      () => {
        // Not allowed, or the driver types: that works as well.
      },
    );
  }
  return () => ending.abort();
}
