/** What several pages share, in one chunk. */

import "../base/ui/buttons/start-link.tsx";
import "../base/ui/cards/technique-face.tsx";
import "../base/ui/charts/figure.tsx";
import "../base/ui/dialogs/confirm-dialog.tsx";
import "../base/ui/fields/field.tsx";
import "../base/ui/fields/segments.tsx";
import "../base/ui/loading/stored-boundary.tsx";
import "../base/ui/sections/fold.tsx";
import "../base/ui/sections/use-entered.ts";
import "../base/ui/start/card-choice.tsx";
import "../base/ui/start/start-page.tsx";
import "../play/session/highlight-words.ts";
import "../player/backup/storage-report.tsx";
import "../player/history/review/schedule.ts";
import "../player/history/storage/merge.ts";
import "../table/solutions/closed-solve.ts";
import "../table/worked/table-row.tsx";
import "../table/worked/worked.tsx";
