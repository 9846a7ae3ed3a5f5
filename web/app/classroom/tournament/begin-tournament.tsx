import { useSignal } from "@preact/signals";
import { go } from "../../base/address/router.ts";
import { readNames } from "../../base/data/name-list.ts";
import { randomSeed } from "../../base/data/seed.ts";
import { Segments } from "../../base/ui/fields/segments.tsx";
import { t } from "../../base/words/i18n.ts";
import { say } from "../../base/words/say.ts";
import { MOST_SEATS, MOST_TABLES } from "../print/sheet-link.ts";
import { begin, FORMS, type Form, MOST_PLAYERS } from "./tournament.ts";
import { change } from "./tournament-store.ts";

const PLACES = ["screen", "paper"] as const;
type Place = (typeof PLACES)[number];

const MOST_ON_PAPER = MOST_TABLES * MOST_SEATS;

/** Begins a tournament from a list of names: on the screen, or on the papers of the kit. */
export function BeginTournament() {
  const text = useSignal("");
  const place = useSignal<Place>("screen");
  const form = useSignal<Form>("knockout");
  const fault = useSignal("");
  const isPaper = place.value === "paper";

  function refuse(words: string) {
    fault.value = words;
    say(words, { urgent: true });
  }

  function start(event: Event) {
    event.preventDefault();
    const names = readNames(text.value);
    const fits = names.length > 1 && names.length <= MOST_PLAYERS;
    if (!fits) return refuse(t("tournament.fault", { most: MOST_PLAYERS }));
    change(begin(form.value, names, randomSeed()));
  }

  function showPapers(event: Event) {
    event.preventDefault();
    const names = readNames(text.value);
    if (names.length > MOST_ON_PAPER)
      return refuse(t("tournament.fault.paper", { most: MOST_ON_PAPER }));
    const known = names.length > 0 && {
      tables: `${Math.ceil(names.length / MOST_SEATS)}`,
      names: names.join(","),
    };
    go("print", { format: "kit", school: "any", deck: "10", ...known });
  }

  return (
    <div class="page start">
      <h1 tabIndex={-1}>{t("tournament.title")}</h1>
      <form class="tournament-form" onSubmit={isPaper ? showPapers : start}>
        <Segments
          name="tournament-place"
          legend={t("tournament.where")}
          quiet
          value={place.value}
          choices={PLACES}
          word={placeName}
          onChoose={(choice) => {
            place.value = choice;
          }}
        />
        <label>
          {t("tournament.names")}
          <textarea
            class="box"
            rows={8}
            value={text.value}
            aria-invalid={fault.value ? "true" : undefined}
            onInput={({ currentTarget }) => {
              text.value = currentTarget.value;
              fault.value = "";
            }}
          />
        </label>
        <p class="tournament-fault">{fault.value}</p>
        {isPaper ? (
          <p>{t("classroom.kit.about")}</p>
        ) : (
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
        )}
        <button type="submit" class="button primary start-button">
          {t(isPaper ? "tournament.print" : "tournament.start")}
        </button>
        <p>{t("tournament.private")}</p>
      </form>
    </div>
  );
}

const formName = (form: Form) => t(`tournament.form.${form}`);
const placeName = (place: Place) => t(`tournament.where.${place}`);
