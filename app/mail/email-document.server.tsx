import { Button } from "@react-email/button";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Link } from "@react-email/link";
import { Text } from "@react-email/text";
import { Emphasis } from "#app/ui/emphasis.tsx";
import { type Chart, type EmailTemplate, shareOf } from "./email-text.server.ts";
import { Cell, MailFoot, MailFrame, mailMarkup } from "./mail-frame.server.tsx";
import { buttonLook, ink, mailLook, sans, soft } from "./mail-look.ts";

/** The name of a fact stays whole, whatever has to break beside it. */
const unbroken = { overflowWrap: "normal", wordBreak: "normal" } as const;

/** A paragraph whose lines end where their writer ended them. */
const lines = { whiteSpace: "pre-line" } as const;

/** The HTML of a mail that says one thing. */
export function emailDocument(email: EmailTemplate): string {
	const { name, look, language, subject, preview, title, text, facts = [], chart } = email;
	const { button, note, footer } = email;
	return mailMarkup(
		<MailFrame language={language} subject={subject} preview={preview} name={name} look={look}>
			<Arcs accent={look.accent.brand} />
			<Heading as="h1" className="ink title" style={mailLook.title}>
				<Emphasis text={title} />
			</Heading>
			<Text className="ink" style={{ ...mailLook.text, ...lines, margin: "0 0 28px" }}>
				{text}
			</Text>
			{facts.length === 0 ? null : <Facts facts={facts} />}
			{chart === undefined ? null : <Bars chart={chart} accent={look.accent.brand} />}
			{button === undefined ? null : (
				<Cell style={{ padding: "0 0 32px" }}>
					<Button href={button.url} className="button" style={buttonLook(look.accent)}>
						{button.label}
					</Button>
				</Cell>
			)}
			{note === undefined ? null : (
				<Text
					className="soft"
					style={{ ...lines, font: `400 15px/1.6 ${sans}`, color: soft, margin: "0 0 28px" }}
				>
					{note}
				</Text>
			)}
			<Hr className="rule" style={{ ...mailLook.rule, margin: "12px 0 24px" }} />
			<MailFoot {...footer} />
		</MailFrame>,
	);
}

function Facts({ facts }: { facts: NonNullable<EmailTemplate["facts"]> }) {
	const cell = { padding: "6px 16px 6px 0", verticalAlign: "top", font: `400 16px/1.5 ${sans}` } as const;
	return (
		<Cell style={{ padding: "0 0 28px" }}>
			<table role="presentation" border={0} cellPadding={0} cellSpacing={0}>
				<tbody>
					{facts.map(({ label, text, url }) => (
						<tr key={label}>
							<td className="soft" style={{ ...cell, color: soft, ...unbroken }}>
								{label}
							</td>
							<td className="ink" style={{ ...cell, color: ink }}>
								{url === undefined ? (
									text
								) : (
									<Link href={url} className="ink" style={{ color: ink, textDecoration: "underline" }}>
										{text}
									</Link>
								)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</Cell>
	);
}

/** Bars that are cells of a table, whose widths and colours every mail program shows. */
function Bars({ chart, accent }: { chart: Chart; accent: string }) {
	const cell = { padding: "4px 12px 4px 0", font: `400 15px/1.4 ${sans}`, ...unbroken } as const;
	return (
		<Cell style={{ padding: "0 0 28px" }}>
			<table width="100%" border={0} cellPadding={0} cellSpacing={0}>
				<caption className="soft" style={{ ...cell, color: soft, textAlign: "left" }}>
					{chart.title}
				</caption>
				<tbody>
					{chart.bars.map(({ label, value }) => (
						<tr key={label}>
							<th
								scope="row"
								className="soft"
								style={{ ...cell, color: soft, textAlign: "left", whiteSpace: "nowrap", width: "1%" }}
							>
								{label}
							</th>
							<td style={cell}>
								<Bar share={shareOf(value, chart.bars)} accent={accent} />
							</td>
							<td className="ink" style={{ ...cell, color: ink, textAlign: "right", width: "1%" }}>
								{value}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</Cell>
	);
}

const barHeight = 14;

function Bar({ share, accent }: { share: number; accent: string }) {
	const percent = Math.round(share * 100);
	if (percent === 0) return null;
	const look = { height: barHeight, lineHeight: `${barHeight}px`, fontSize: 0 } as const;
	return (
		<table role="presentation" width={`${percent}%`} border={0} cellPadding={0} cellSpacing={0}>
			<tbody>
				<tr>
					<td className="bar" style={{ ...look, backgroundColor: accent }}>
						&nbsp;
					</td>
				</tr>
			</tbody>
		</table>
	);
}

/** Two arcs that meet, drawn with borders: there is no picture that could be missing. */
function Arcs({ accent }: { accent: string }) {
	const arc = { display: "inline-block", width: 38, height: 38, borderRadius: "50%" } as const;
	return (
		<div
			className="arcs"
			aria-hidden="true"
			style={{ height: 40, margin: "0 0 28px", fontSize: 0, lineHeight: 0 }}
		>
			<span style={{ ...arc, border: `1px solid ${accent}` }} />
			<span style={{ ...arc, border: "1px solid #8fb5ac", marginLeft: -14 }} />
		</div>
	);
}
