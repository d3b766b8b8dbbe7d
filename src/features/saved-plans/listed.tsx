/** A titled list of what a copy includes, or of what it leaves out. */
export function Listed({ title, words }: { title: string; words: readonly string[] }) {
  return (
    <div>
      <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
      <ul className="mt-1 list-disc pl-5">
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </div>
  );
}
