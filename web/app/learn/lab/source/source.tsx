import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Method, TracedName } from "../../../../engine/contract.d.ts";
import type { SourcePart, Sources, TraceEvent } from "../../../../engine/facts.ts";
import sources from "../../../../generated/sources.json" with { type: "json" };
import { keysOf } from "../../../base/data/keys.ts";
import { t } from "../../../base/words/i18n.ts";
import { published } from "../facts.ts";

const { parts, methods, chapters, traces } = sources as Sources;

/** The Python functions that a method runs, and where the method was published. */
export function MethodSource({ method }: { method: Method }) {
  const { link } = method.publication;
  return (
    <section class="sheet" aria-labelledby="source-heading">
      <h2 id="source-heading">{t("lab.source")}</h2>
      <p>
        {link ? (
          <a class="text-link" href={link} target="_blank" rel="noreferrer">
            {published(method)}
          </a>
        ) : (
          published(method)
        )}
      </p>
      {method.name === "ours" ? <Chapters /> : <Parts names={methods[method.name]} />}
    </section>
  );
}

/** Our own solver, in the chapters in which it can be read. */
function Chapters() {
  return keysOf(chapters).map((name) => (
    <section key={name} class="chapter" aria-labelledby={`chapter-${name}`}>
      <h3 id={`chapter-${name}`}>{t(`lab.ours.${name}`)}</h3>
      <p>{t(`lab.ours.${name}.why`)}</p>
      <Parts names={chapters[name]} />
    </section>
  ));
}

/** The Python functions that a trace runs, with the current line highlighted. */
export function TraceSource({ name, event }: { name: TracedName; event: TraceEvent }) {
  const box = useRef<HTMLDivElement | null>(null);
  const { parts: names, lines } = traces[name];
  const lit = lines[event];

  useLayoutEffect(() => {
    const line = box.current?.querySelector(`[data-line="${lit}"]`);
    line?.toggleAttribute("data-lit", true);
    return () => line?.toggleAttribute("data-lit", false);
  }, [lit]);

  return (
    <section class="trace-source" ref={box} aria-label={t("lab.source")} data-line-at-work={lit}>
      {useMemo(
        () => (
          <Parts names={names} />
        ),
        [names],
      )}
    </section>
  );
}

function Parts({ names }: { names: string[] }) {
  return names.map((name) => parts[name] && <Part key={name} part={parts[name]} />);
}

function Part({ part: { file, first, lines } }: { part: SourcePart }) {
  return (
    <figure class="source">
      <figcaption>{t("lab.source.file", { file, line: first })}</figcaption>
      <pre>
        {lines.map((line, place) => (
          <code translate={false} key={`${place}`} class="source-line" data-line={first + place}>
            {line.map(([kind, text], at) => (
              <span key={`${at}`} class={kind && `source-${kind}`}>
                {text}
              </span>
            ))}
            {"\n"}
          </code>
        ))}
      </pre>
    </figure>
  );
}
