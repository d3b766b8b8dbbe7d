/**
 * Limits for the two warnings in the specification. Memory use: above 80 %, checked every 30 s. Loading a
 * resource: longer than 1 s.
 */
const MEMORY_LIMIT = 0.8;
const MEMORY_INTERVAL = 30_000;
const SLOW_RESOURCE = 1_000;

interface Memory {
  usedJSHeapSize: number;
  jsHeapSizeLimit: number;
}

/** Returns the share of the heap in use, 0 to 1; null if the browser doesn't report it. */
const memoryShare = (): number | null => {
  const { memory } = performance as Performance & { memory?: Memory };
  return memory ? memory.usedJSHeapSize / memory.jsHeapSizeLimit : null;
};

export function startPerformanceMonitor(
  warn: (text: string, ...facts: unknown[]) => void = console.warn,
): () => void {
  const timer = setInterval(() => {
    const share = memoryShare();
    if (share !== null && share > MEMORY_LIMIT) warn('Memory use is high', `${Math.round(share * 100)} %`);
  }, MEMORY_INTERVAL);
  const observer =
    typeof PerformanceObserver === 'undefined'
      ? null
      : new PerformanceObserver((list) => {
          // Log only the path, because the query may contain an e-mailed token.
          for (const entry of list.getEntries())
            if (entry.duration > SLOW_RESOURCE)
              warn('Slow resource', new URL(entry.name, location.href).pathname, Math.round(entry.duration));
        });
  observer?.observe({ type: 'resource', buffered: true });
  return () => {
    clearInterval(timer);
    observer?.disconnect();
  };
}
