// Whether the program in this container can serve; a container has neither curl nor a shell to ask with.
const { PORT, HEALTH_PATH = '/readyz' } = process.env;
try {
  const answer = await fetch(`http://127.0.0.1:${PORT}${HEALTH_PATH}`, {
    signal: AbortSignal.timeout(3_000),
  });
  process.exit(answer.ok ? 0 : 1);
} catch {
  process.exit(1);
}
