/**
 * The process in which mails of strangers are parsed. Plain Node runs this file while developing:
 * its imports name their files.
 */
import { answerTasks } from "#platform/concurrency/task-loop.ts";
import { readReport } from "./mail-report.ts";

answerTasks(readReport);
