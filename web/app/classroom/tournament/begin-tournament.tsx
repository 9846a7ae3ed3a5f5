import { useSignal } from "@preact/signals";
import { href } from "../../base/address/router.ts";
import { randomSeed } from "../../base/data/seed.ts";
import { Segments } from "../../base/ui/fields/segments.tsx";
import { t } from "../../base/words/i18n.ts";
import { say } from "../../base/words/say.ts";
import { begin, FORMS, type Form, MOST_PLAYERS, readNames } from "./tournament.ts";
import { change } from "./tournament-store.ts";

/** Begins a tournament on the screen from a list of names, or leads to its papers. */
export function BeginTournament() {
  const text = useSignal("");
  const form = useSignal<Form>("knockout");
  const fault = useSignal("");

  function start(event: Event) {
    event.preventDefault();
    const names = readNames(text.value);
    const fits = names.length > 1 && names.length <= MOST_PLAYERS;
    fault.value = fits ? "" : t("tournament.fault", { most: MOST_PLAYERS });
    if (fits) change(begin(form.value, names, randomSeed()));
    else say(fault.value, { urgent: true });
  }

  return (
    <div class="page start">
      <h1 tabIndex={-1}>{t("tournament.title")}</h1>
      <form class="tournament-form" onSubmit={start}>
        <label>
          {t("tournament.names")}
          <textarea
            class="box"
            rows={8}
            value={text.value}
            aria-invalid={fault.value ? "true" : undefined}
            onInput={({ currentTarget }) => {
              text.value = currentTarget.value;
            }}
          />
        </label>
        <p class="tournament-fault">{fault.value}</p>
        <Segments
          name="tournament-form"
          legend={t("tournament.form")}
          value={form.value}
          choices={FORMS}
          word={formName}
          onChoose={(choice) => {
            form.value = choice;
          }}
        />
        <button type="submit" class="button primary start-button">
          {t("tournament.start")}
        </button>
        <a class="button" href={href("print", { format: "kit", school: "any", deck: "10" })}>
          {t("tournament.paper")}
        </a>
        <p>{t("tournament.private")}</p>
      </form>
    </div>
  );
}

const formName = (form: Form) => t(`tournament.form.${form}`);
