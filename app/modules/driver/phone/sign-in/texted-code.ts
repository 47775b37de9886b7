/** Reads the code from the incoming text message (WebOTP); returns the function that stops it. */
export function readTextedCode(found: (code: string) => void): () => void {
  const ending = new AbortController();
  if ("OTPCredential" in globalThis && navigator.credentials) {
    const requested = { otp: { transport: ["sms"] }, signal: ending.signal };
    navigator.credentials.get(requested).then(
      (read) => {
        if (read && "code" in read && typeof read.code === "string") found(read.code);
      },
      () => {
        // Not allowed, or the driver types the code instead.
      },
    );
  }
  return () => ending.abort();
}
