import { daysAfter } from "#app/i18n/business-time.ts";
import { reminderDay } from "./reminder.ts";

/** Days within which an invitation asks for an answer, unless its owner chooses another day. */
const answerDays = 5;

/** Returns by when an invitation of today asks for an answer: always before the reminder, where that is to come. */
export function answerDay(calendarDate: string, today: string): string {
	const wished = daysAfter(today, answerDays);
	const latest = daysAfter(reminderDay(calendarDate), -1);
	const day = wished < latest ? wished : latest;
	return day < today ? today : day;
}

/** Returns whether a day can be asked for: from today on, and no later than the table. */
export function isAnswerDay(day: string, table: { calendarDate: string; today: string }): boolean {
	return day >= table.today && day <= table.calendarDate;
}
