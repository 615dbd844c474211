/** Parses strangers' mails in a process. Plain Node runs this in development: imports name files. */
import { answerTasks } from "#platform/concurrency/task-loop.ts";
import { readReport } from "./mail-report.ts";

answerTasks(readReport);
