import {useEffect, useState} from "react";

/** Duration of each word, in milliseconds. */
export const WORD_MS = 5000;

/** Reports whether the reader prefers reduced motion. */
const wantsRest = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Shows one word after the other. All words overlap, so the widest one determines the size; assistive
 * technology only gets the first word.
 */
export function WordRotator({words}: {words: readonly string[]}) {
  const [at, setAt] = useState(0);
  const [before, setBefore] = useState<number | null>(null);
  useEffect(() => {
    if (words.length < 2 || wantsRest()) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      setAt(now => {
        setBefore(now);
        return (now + 1) % words.length;
      });
    }, WORD_MS);
    return () => clearInterval(timer);
  }, [words.length]);
  return (
    <span className="rotator">
      {words.map((word, index) => (
        <span
          key={word}
          className={index === at ? "is-in" : index === before ? "is-out" : undefined}
          aria-hidden={index > 0 || undefined}
        >
          {word}
        </span>
      ))}
    </span>
  );
}
