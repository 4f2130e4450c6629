// Formulas of every class that a teacher may write, their values found by sympy or by hand: one row each, "LaTeX => verdict", as in
// studio-exam.test.ts. Right or silent: what is not decided may be decided one day, what stands here never becomes another value.
import { expect, test } from 'vitest'
import { lintLatex } from '../src/studio/index.ts'
import { readValue } from '../src/studio/value/index.ts'
import { verdict } from './studio-rows.ts'

const TABLES: Readonly<Record<string, string>> = {
  'arcus functions': String.raw`
\arcctg(-1):\pi => 3/4 | \sin(\arcsin 0{,}3) => 3/10 | \cos(\arccos(-0{,}7)) => -7/10 | \sin(\arccos\frac45) => 3/5
\arcsin(\sin\frac{5\pi}{6}):\pi => 1/6 | \arccos(\cos\frac{7\pi}{4}):\pi => 1/4 | \arctg(\tg\frac{3\pi}{4}):\pi => -1/4
\frac{\arctg\frac12+\arctg\frac13}{\pi} => 1/4 | \arcsin 0 => 0 | \arccos 1 => 0 | \sin(2\arctg 2) => 4/5 | \cos(2\arcsin\frac13) => 7/9
\sin(\arcsin\frac35+\arcsin\frac45) => 1 | \cos(\arccos\frac{1}{3}+\arccos\frac13) => -7/9`,
  counting: String.raw`
\binom{5}{0} => 1 | \binom{100}{50} => 100891344545564193334812497256 | \binom{1000}{2} => 499500 | \frac{8!}{6!} => 56 | \frac{1000!}{999!} => 1000
(-1)! => undefined | 5!-4!\cdot 5 => 0 | (5-5)! => 1 | \sqrt{4!+5!} => 12 | 3!^{2!} => 36 | 20!:18! => 380`,
  derivatives: String.raw`
\left.\left(x^5-3x^2+7\right)'\right|_{x=-1} => 11 | \left.\left(\frac{1}{x}\right)'\right|_{x=2} => -1/4
\left.\left(\frac1x\right)'\right|_{x=0} => undefined | \left.\left(\sqrt{x}\right)'\right|_{x=9} => 1/6
\left.\left(\sqrt x\right)'\right|_{x=0} => undefined | \left.\left(\sqrt[3]{x}\right)'\right|_{x=0} => undefined
\left.\left(\sqrt[3]{x}\right)'\right|_{x=-8} => 1/12 | \left.\left(\sqrt[3]{x^4}\right)'\right|_{x=0} => 0
\left.\left(\ln x\right)'\right|_{x=-2} => undefined | \left.\left(\ln x\right)'\right|_{x=0} => undefined
\left.\left(\ln|x|\right)'\right|_{x=-2} => -1/2 | \left.\left(|x-2|\right)'\right|_{x=2} => undefined | \left.\left(|x-2|\right)'\right|_{x=1} => -1
\left.\left(|x|^3\right)'\right|_{x=0} => 0 | \left.\left(\sin x^2\right)'\right|_{x=0} => 0 | \left.\left(\sin^2 x\right)'\right|_{x=0} => 0
\left.\left(\tg x\right)'\right|_{x=\frac{\pi}{2}} => undefined | \left.\left(\tg x\right)'\right|_{x=0} => 1
\left.\left(\ctg x\right)'\right|_{x=\frac\pi4} => -2 | \left.\left(\arcsin x\right)'\right|_{x=0} => 1
\left.\left(\arcsin x\right)'\right|_{x=2} => undefined | \left.\left(\arctg x\right)'\right|_{x=1} => 1/2
\left.\left(\arccos x\right)'\right|_{x=\frac35} => -5/4 | \left.\left(x^x\right)'\right|_{x=1} => 1 | \left.\left(e^{3x}\right)'\right|_{x=0} => 3
\left.\left(e^{\sin x}\right)'\right|_{x=0} => 1 | \left.\left(\ln(\sin x)\right)'\right|_{x=\frac\pi4} => 1
\left.\left(\ln(\cos x)\right)'\right|_{x=\pi} => undefined | \left.\left(\sqrt{1-x^2}\right)'\right|_{x=\frac35} => -3/4
\left.\left(\sqrt{1-x^2}\right)'\right|_{x=1} => undefined | \left.\left(\sqrt{x^2}\right)'\right|_{x=0} => undefined
\left.\left(\sqrt{x^2}\right)'\right|_{x=-3} => -1 | \left.\left(\frac{x}{x}\right)'\right|_{x=0} => undefined
\left.\left(\frac{x^2}{x}\right)'\right|_{x=0} => undefined | \left.\left(\lfloor x\rfloor\right)'\right|_{x=1} => undefined
\left.\left(\lfloor x\rfloor\right)'\right|_{x=\frac12} => 0 | \left.\left(\frac{x-1}{x+1}\right)'\right|_{x=1} => 1/2
\left.\left((x^2+1)^{10}\right)'\right|_{x=0} => 0 | \left.\left(\frac{\sin x}{x}\right)'\right|_{x=0} => undefined
\left.\left(\sin(\cos x)\right)'\right|_{x=0} => 0 | \left.\left(\log_2 x\right)'\right|_{x=-1} => undefined
\left.\left(\sqrt{\ln x}\right)'\right|_{x=\frac12} => undefined | \left.\left(\ln(\ln x)\right)'\right|_{x=1} => undefined
\left.\left(\frac{1}{\sqrt{x}}\right)'\right|_{x=4} => -1/16 | \left.\left(x^{-2}\right)'\right|_{x=-1} => 2
\left.\left((x-1)(x-2)(x-3)\right)'\right|_{x=2} => -1 | \left.\left(5\right)'\right|_{x=1} => 0
\left.\left(\operatorname{sgn}x\right)'\right|_{x=0} => undefined | \left.\left(x\cdot|x|\right)'\right|_{x=-2} => 4
\left.\left(\sin\frac1x\right)'\right|_{x=0} => undefined | \left.\left(\sqrt{-x^2}\right)'\right|_{x=0} => undefined
\left.\left(\ln(x^2-4)\right)'\right|_{x=0} => undefined | \left.\left(\arcsin(x^2)\right)'\right|_{x=2} => undefined
\left.\left((-2)^x\right)'\right|_{x=1} => undefined | \left.\left(\sqrt{(x-3)^2(x+1)}\right)'\right|_{x=3} => undefined
\left.\left(\sqrt{x^4}\right)'\right|_{x=0} => 0 | \left.\left(\operatorname{sh}x\right)'\right|_{x=0} => 1
\left.\left(\frac{e^x}{x}\right)'\right|_{x=1} => 0 | \left.\left(x^3\ln x\right)'\right|_{x=1} => 1
\left.\left(\left(x+\frac1x\right)^2\right)'\right|_{x=1} => 0 | \left.(x^4)'''\right|_{x=1} => 24 | \left.(\sin x)''\right|_{x=\frac\pi2} => -1
\left.(x^2)''''\right|_{x=1} => 0 | \left.(\ln x)''\right|_{x=-1} => undefined | (\frac1x)'_{x=0} => undefined
\left.(\lg x)'\right|_{x=1} => ~0.4343`,
  determinants: String.raw`
\begin{vmatrix}2&3\\4&5\end{vmatrix} => -2 | \begin{vmatrix}\sin 20^\circ&\cos 20^\circ\\-\cos 20^\circ&\sin 20^\circ\end{vmatrix} => 1
\begin{vmatrix}\lg 2&-\lg 5\\1&1\end{vmatrix} => 1 | \det\begin{pmatrix}1&2\\3&6\end{pmatrix} => 0
\left|\begin{matrix}-5\end{matrix}\right| => ambiguous | \begin{vmatrix}1&0\\0&\frac10\end{vmatrix} => undefined
\begin{vmatrix}0&\ln(-1)\\0&0\end{vmatrix} => undefined | \begin{vmatrix}1{,}5&2\\3&4\end{vmatrix} => 0 | \begin{vmatrix}-5\end{vmatrix} => ambiguous
\det\begin{pmatrix}-5\end{pmatrix} => -5`,
  'fractions and percentages': String.raw`
150\%\cdot 20 => 30 | 200\cdot 5\% => 10 | 3\frac12 => 7/2 | -3\frac12 => -7/2 | 3\frac12\cdot 2 => 7 | 2\frac13:\frac73 => 1
\frac12\cdot 3\frac13 => 5/3 | \frac{3}{4}\% => 3/400 | \frac{1}{3}\cdot 60\% => 1/5 | 12\frac12\% => 1/8 | \frac{2}{3}+\frac{1}{6}-\frac{5}{6} => 0
\frac{\frac{2}{3}}{4} => 1/6 | \frac{2}{\frac{3}{4}} => 8/3 | \frac{1}{1-\frac{1}{1-\frac{1}{3}}} => -2 | 1-\frac{1}{1+\frac{1}{2}} => 1/3
\frac{1}{1-1} => undefined | \frac{0}{5} => 0 | 0\cdot\frac10 => undefined | \frac{1.000}{4} => ambiguous | \frac{0{,}\dot3}{2} => 1/6
\frac{1}{1-0{,}\dot9} => undefined | 10\frac{3}{2} => ambiguous | 2\frac{0}{3} => ambiguous | 1½² => ambiguous`,
  integrals: String.raw`
\int_{-1}^{2}x^3\,dx => 15/4 | \int_{2}^{2}x\,dx => 0 | \int_{3}^{1}x\,dx => -4 | \int_{-1}^{1}\frac1x\,dx => undefined
\int_{-1}^{1}\frac{1}{\sqrt[3]{x}}\,dx => 0 | \int_{-1}^{1}\frac{1}{\sqrt[3]{x^2}}\,dx => 6 | \int_{-1}^{1}\frac{1}{\sqrt{|x|}}\,dx => 4
\int_{-1}^{1}\sqrt{x}\,dx => undefined | \int_{-1}^{1}\ln x\,dx => undefined | \int_{0}^{1}\ln x\,dx => -1 | \int_{-1}^{1}\ln|x|\,dx => -2
\int_{0}^{5}|x-2|\,dx => 13/2 | \int_{0}^{2}|x^2-1|\,dx => 2 | \int_{0}^{2\pi}|\sin x|\,dx => 4 | \int_{0}^{\pi}|\cos x|\,dx => 2
\int_{0}^{3}\lfloor x\rfloor\,dx => 3 | \int_{-1}^{1{,}5}\lfloor x\rfloor\,dx => -1/2 | \int_{-1}^{2}\operatorname{sgn}x\,dx => 1
\int_{0}^{\pi}\sin x\,dx => 2 | \int_{0}^{\pi}\sin^3 x\,dx => 4/3 | \int_{0}^{\frac\pi4}\cos 2x\,dx => 1/2 | \int_{0}^{\pi}\sin x\cos^2 x\,dx => 2/3
\int_{0}^{\frac\pi2}\tg x\,dx => undefined | \int_{0}^{\pi}\tg x\,dx => undefined | \int_{0}^{\pi}\frac{1}{\cos^2 x}\,dx => undefined
\int_{\frac\pi4}^{\frac\pi2}\frac{1}{\sin^2 x}\,dx => 1 | \int_{0}^{\ln 5}e^x\,dx => 4 | \int_{0}^{\infty}e^{-2x}\,dx => 1/2
\int_{0}^{\infty}xe^{-x}\,dx => 1 | \int_{0}^{\infty}x^2e^{-x}\,dx => 2 | \int_{0}^{\infty}x^5e^{-x}\,dx => 120
\int_{0}^{\infty}e^{x}\,dx => undefined | \int_{0}^{\infty}\sin x\,dx => undefined | \int_{e}^{\infty}\frac{1}{x\ln^2 x}\,dx => 1
\int_{1}^{\infty}\frac{1}{x^3}\,dx => 1/2 | \int_{1}^{\infty}\frac{1}{\sqrt{x}}\,dx => undefined
\int_{-\infty}^{\infty}\frac{x}{x^2+1}\,dx => undefined | \int_{-\infty}^{\infty}x\,dx => undefined | \int_{0}^{\infty}\frac{1}{x^2}\,dx => undefined
\int_{0}^{2}\frac{1}{(x-1)^2}\,dx => undefined | \int_{0}^{2}\frac{1}{x-1}\,dx => undefined | \int_{1}^{5}\frac{1}{\sqrt{x-1}}\,dx => 4
\int_{0}^{1}\frac{1}{\sqrt{1-x}}\,dx => 2 | \int_{0}^{2}\frac{1}{\sqrt{1-x}}\,dx => undefined | \int_{0}^{1}\frac{x}{\sqrt{1-x^2}}\,dx => 1
\int_{0}^{1}x\ln x\,dx => -1/4 | \int_{0}^{\frac\pi2}x\sin x\,dx => 1 | \int_{1}^{2}(2x-3)^4\,dx => 1/5 | \int_{0}^{1}\frac{1}{(2x+1)^2}\,dx => 1/3
\int_{0}^{4}\sqrt{2x+1}\,dx => 26/3 | \int_{0}^{1}x(x^2+1)^3\,dx => 15/8 | \int_{0}^{2}x^2\sqrt{x^3+1}\,dx => 52/9
\int_{1}^{e}\frac{\ln^2 x}{x}\,dx => 1/3 | \int_{0}^{\infty}\frac{e^x}{(1+e^x)^2}\,dx => 1/2 | \int_{0}^{2}\max(x;1)\,dx => 5/2
\int_{0}^{8}x^{\frac23}\,dx => 96/5 | \int_{0}^{8}x^{-\frac13}\,dx => 6 | \int_{0}^{1}\frac{x^3+1}{x+1}\,dx => 5/6 | \int_{-1}^{3}5\,dx => 20
\int_{-3}^{3}(3-|x|)\,dx => 9 | \int_{-4}^{4}\sqrt{|x|}\,dx => 32/3 | \int_{-1}^{2}x|x|\,dx => 7/3 | \int_{0}^{\pi}\sin 3x\sin 5x\,dx => 0
\int_{0}^{2}\frac{1}{x^2-1}\,dx => undefined | \int_{0}^{\ln 2}\operatorname{ch}x\,dx => 3/4 | \int_{-3}^{0}\sqrt{4-x^2}\,dx => undefined
\int_{0}^{1}\frac{1}{x}\,dx => undefined | \int_{0}^{1}\frac{1}{x^{0{,}9}}\,dx => 10 | \int_0^1 t^2\,dt => 1/3 | \int_0^1\left(x^2+1\right)dx => 4/3
3\int_0^1x^2dx+2 => 3 | \int_0^2xdx\cdot\int_0^3x^2dx => 18 | \int_1^{e^2}\frac{dx}{x} => 2 | \int_0^1x^2\,\text{d}x => 1/3
\int_{-8}^{8}\sqrt[3]{x}\,dx => 0 | \int_{-1}^{0}\sqrt[3]{x}\,dx => -3/4 | \int_{-8}^{-1}\frac{1}{\sqrt[3]{x}}\,dx => -9/2
\int_{-1}^{1}\sqrt[3]{x^2}\,dx => 6/5 | \int_{-1}^{1}x^{\frac23}\,dx => undefined | \int_{-1}^{1}\sqrt{x^2}\,dx => 1
\int_{-1}^{1}\sqrt{x^3}\,dx => undefined | \int_{0}^{4}\sqrt{4-4x+x^2}\,dx => 4 | \int_{-3}^{3}|x^2-2x-3|\,dx => 64/3
\int_{0}^{10\pi}|\sin 2x|\,dx => 20 | \int_{0}^{2}\lceil x\rceil\,dx => 3 | \int_{0}^{2}\lfloor 2x\rfloor\,dx => 3
\int_{0}^{2}x\lfloor x\rfloor\,dx => 3/2 | \int_{2}^{5}\lfloor -2x\rfloor\,dx => -45/2
\int_{-1}^{0}x\sqrt{-x}\,dx => -2/5 | \int_{0}^{1}(1-x)\sqrt{x-1}\,dx => undefined | \int_{0}^{2}\min(x;1)\,dx => 3/2 | \int_{0}^{2}\max(x;x^2)\,dx => 17/6
\int_{\frac12}^{2}\frac{1}{x\ln x}\,dx => undefined | \int_{-1}^{1}\frac{x}{\sqrt{1-x^2}}\,dx => 0
\int_{-2}^{0}\frac{x}{\sqrt{1-x^2}}\,dx => undefined | \frac{1}{\pi}\int_{-3}^{3}\sqrt{9-x^2}\,dx => 9/2 | \int_{-2}^{1}\arccos x\,dx => undefined
\int_0^{\frac\pi2}\sin 2x\cos x\,dx => 2/3 | \int_0^{\frac{\pi}{2}}\frac{\cos x}{1+\sin x}dx => ~0.6931
\int_{0}^{\pi}\frac{\sin x}{2+\cos x}\,dx => ~1.0986 | \int_0^{2\pi}\frac{\sin x}{\cos^2 x}\,dx => undefined | \int_1^\infty\frac{\ln x}{x^2}\,dx => 1
\int_0^1\sqrt{x}\ln x\,dx => -4/9 | \int_0^\infty\frac{x}{(1+x^2)^2}\,dx => 1/2 | \int_1^1\frac{1}{x-1}\,dx => undefined
\int_{2}^{2}\ln(x-5)\,dx => undefined | \int_{0}^{2}\frac{x^2-1}{x-1}\,dx => 4 | \int_{-1}^1\frac{x^2}{x}\,dx => 0
\int_0^{2}\frac{1}{\sqrt[3]{(x-1)^2}}dx => 6 | \int_{-\infty}^{\infty}\frac{1}{x^2}\,dx => undefined | \int_{-\infty}^{\infty}|x|e^{-|x|}\,dx => 2
\int_0^{2}||x-1|-\frac12|\,dx => 1/2 | \int_0^{2\pi}\sqrt{\sin^2 x}\,dx => 4 | \int_{-1}^{1}\frac{1}{|x|}dx => undefined
\int_{-4}^{4}\frac{1}{2\sqrt x}\,dx => undefined | \int_{0}^{2}\ln(1-x)\,dx => undefined | \int_{0}^{2}\ln|1-x|\,dx => -2
\int_0^{\infty}\lfloor x\rfloor\,dx => unknown`,
  limits: String.raw`
\lim_{x\to0}\frac{\sin 2x-2x}{x^3} => -4/3 | \lim_{x\to\infty}x\sin\frac1x => 1 | \lim_{x\to\infty}x\ln\left(1+\frac{3}{x}\right) => 3
\lim_{x\to0}x^2\cos\frac1x => 0 | \lim_{x\to\infty}\frac{3x+\cos x}{2x-\sin x} => 3/2 | \lim_{x\to-\infty}\frac{2x+1}{\sqrt{x^2+3}} => -2
\lim_{x\to-\infty}\left(\sqrt{x^2+2x}+x\right) => -1 | \lim_{x\to-\infty}e^x => 0 | \lim_{x\to+\infty}e^x => undefined
\lim_{x\to\infty}e^{x} => undefined | \lim_{x\to0}\frac{1}{x^2} => undefined | \lim_{x\to0^+}e^{-\frac1x} => 0 | \lim_{x\to0^-}e^{\frac1x} => 0
\lim_{x\to0}e^{\frac1x} => undefined | \lim_{x\to 0}\arctg\frac1x => undefined | \frac{2}{\pi}\lim_{x\to 0^+}\arctg\frac1x => 1
\lim_{x\to 0^-}\frac{1}{1+2^{\frac1x}} => 1 | \lim_{x\to 0^+}\frac{1}{1+2^{\frac1x}} => 0 | \lim_{x\to1^-}\lfloor x\rfloor => 0
\lim_{x\to1}\lfloor x\rfloor => undefined | \lim_{x\to1}\frac{|x-1|}{x-1} => undefined | \lim_{x\to1{,}5}\lfloor x\rfloor => 1
\lim_{x\to0}\lfloor x^2\rfloor => 0 | \lim_{x\to0}\lfloor -x^2\rfloor => -1 | \lim_{x\to0}\lfloor\cos x\rfloor => 0
\lim_{x\to0}\left\lfloor\frac{\sin x}{x}\right\rfloor => 0 | \lim_{x\to0^-}\sqrt{x} => undefined | \lim_{x\to 2}\frac{x^2-4}{x^3-8} => 1/3
\lim_{x\to 1}\frac{x^{10}-1}{x^5-1} => 2 | \lim_{x\to-3}\frac{x^2+5x+6}{x+3} => -1 | \lim_{x\to1}\frac{\sqrt{x+3}-2}{x-1} => 1/4
\lim_{x\to 0}\frac{\sqrt[3]{1+x}-1}{x} => 1/3 | \lim_{x\to 1}\left(\frac{1}{x-1}-\frac{2}{x^2-1}\right) => 1/2
\lim_{x\to1}\left(\frac{1}{1-x}-\frac{3}{1-x^3}\right) => -1 | \lim_{x\to0}\left(\frac1x-\frac{1}{\sin x}\right) => 0
\lim_{x\to0}\left(\frac{1}{x}-\frac{1}{e^x-1}\right) => 1/2 | \lim_{x\to\pi}\frac{1+\cos x}{(x-\pi)^2} => 1/2 | \lim_{x\to\frac\pi2}\tg x => undefined
\lim_{x\to 0}\frac{x}{|x|} => undefined | \lim_{x\to 0}\frac{\sin|x|}{x} => undefined | \lim_{x\to0}\frac{\sin x^2}{x} => 0
\lim_{x\to0}\cos\frac1x => undefined | \lim_{x\to\infty}\cos x => undefined | \lim_{x\to\infty}\frac{\cos x}{x} => 0
\lim_{x\to\infty}(x+\sin x) => undefined | \lim_{x\to 0^+}x^{\sin x} => 1 | \lim_{x\to\infty}x^{\frac1x} => 1 | \lim_{x\to0^+}\sqrt{x}\ln x => 0
\lim_{x\to\infty}\frac{\ln x}{\sqrt{x}} => 0 | \lim_{x\to\infty}\frac{x^{100}}{2^x} => 0 | \lim_{x\to\infty}\frac{2^x}{x^{100}} => undefined
\lim_{x\to\infty}\frac{\ln(x^2+1)}{\ln x} => 2 | \lim_{x\to\infty}(\ln(x+1)-\ln x) => 0 | \lim_{x\to\infty}\frac{e^x-e^{-x}}{e^x+e^{-x}} => 1
\lim_{x\to-\infty}\frac{e^x-e^{-x}}{e^x+e^{-x}} => -1 | \lim_{n\to\infty}\frac{n+1}{n^2} => 0 | \lim_{n\to\infty}\frac{-2n^3+1}{n^3+n} => -2
\lim_{n\to\infty}\frac{\sqrt{n+1}}{\sqrt{4n-1}} => 1/2 | \lim_{n\to\infty}\frac{\sqrt[3]{8n^3+n}}{n} => 2
\lim_{n\to\infty}\left(\sqrt[3]{n^3+3n^2}-n\right) => 1 | \lim_{n\to\infty}\frac{1+(-1)^n}{2} => undefined | \lim_{n\to\infty}\frac{n+(-1)^n}{n} => 1
\lim_{n\to\infty}(-2)^n => undefined | \lim_{n\to\infty}\frac{(-2)^n}{3^n} => 0 | \lim_{n\to\infty}0{,}99^n => 0
\lim_{n\to\infty}1{,}01^n => undefined | \lim_{n\to\infty}1^n => 1 | \lim_{n\to\infty}n\cdot 0{,}5^n => 0 | \lim_{n\to\infty}\sqrt[n]{n^2} => 1
\lim_{n\to\infty}\sqrt[n]{n+5} => 1 | \lim_{n\to\infty}\sqrt[n]{2^n+5^n} => 5 | \lim_{n\to\infty}\left(1+\frac{1}{n^2}\right)^n => 1
\lim_{n\to\infty}\left(1+\frac1n\right)^{n^2} => undefined | \lim_{n\to\infty}\left(\frac{2n+1}{3n-1}\right)^n => 0
\lim_{n\to\infty}\left(\frac{3n}{2n+1}\right)^n => undefined | \lim_{n\to\infty}\frac{\binom{2n}{2}}{n^2} => 2
\lim_{n\to\infty}\cos\frac{\pi}{n} => 1 | \frac1\pi\lim_{n\to\infty}n\sin\frac{\pi}{n} => 1 | \lim_{n\to\infty}\frac{1}{n^3}\sum_{k=1}^{n}k^2 => 1/3
\lim_{n\to\infty}\frac{\lfloor n/2\rfloor}{n} => 1/2 | \lim_{n\to\infty}\left(\frac1n+\frac2n\right) => 0 | \lim_{n\to\infty}5 => 5
\lim_{n\to\infty}\lg\frac{10n+1}{n} => 1 | \lim_{n\to\infty}\log_2\frac{8n}{n+1} => 3 | \lim_{x\to 2}(3x+1) => 7 | \lim_{x\to2}x^2 => 4
\lim_{x\to0}\frac{x}{x} => 1 | \lim_{x\to0}\sqrt{x^2} => 0 | \lim_{x\to0}\frac{\sqrt{x^2}}{x} => undefined | \lim_{x\to0^+}\frac{\sqrt{x^2}}{x} => 1
\lim_{x\to0-0}\frac{\sqrt{x^2}}{x} => -1 | \lim_{x\to 3^-}\frac{|x-3|}{x-3} => -1 | \lim_{x\to 3^+}\frac{x^2-9}{|x-3|} => 6
\lim_{x\to 2}\operatorname{sgn}(x-2) => undefined | \lim_{x\to0}\operatorname{sgn}^2 x => 1 | \lim_{x\to 0^+}\frac{\sin x}{\sqrt{x}} => 0
\lim_{x\to0}\frac{\ln\cos x}{x^2} => -1/2 | \lim_{x\to 0}\frac{\arctg x}{x} => 1 | \lim_{x\to 10}\lg x => 1 | \lim_{x\to0}\frac{\sin 3x}{5x} => 3/5
\lim_{x\to0}\frac{x}{\tg 4x} => 1/4 | \lim_{x\to0}x\ctg 3x => 1/3 | \lim_{x\to0}\frac{1-\cos^3 x}{x^2} => 3/2
\lim_{x\to0}\frac{\sqrt{1+\sin x}-\sqrt{1-\sin x}}{\tg x} => 1 | \lim_{x\to0}\frac{\sin x-x\cos x}{x^3} => 1/3
\lim_{n\to\infty}\frac{1}{n^2}\sum_{k=1}^{2n}(2k-1) => 4 | \lim_{n\to\infty}\frac{\sum_{k=0}^{n}2^k}{2^n} => 2
\lim_{n\to\infty}\frac{\sum_{k=1}^{n-1}k}{\sum_{k=1}^{n}k} => 1 | \lim_{n\to\infty}\frac{\sum_{k=1}^{n/2}k}{n^2} => unknown`,
  logarithms: String.raw`
\log_2 1 => 0 | \log_{\frac14}8 => -3/2 | \log_3\sqrt[4]{27} => 3/4 | \log_{\frac{1}{\sqrt3}}9 => -4 | \lg 0{,}01 => -2 | \lg\sqrt{1000} => 3/2
\log_2 3\cdot\log_3 4\cdot\log_4 5\cdot\log_5 8 => 3 | \log_2 9\cdot\log_3 2 => 2 | 16^{\log_4 3} => 9 | \left(\sqrt5\right)^{\log_5 4} => 2
e^{\ln 5} => 5 | \ln e^{-3} => -3 | \log_2\left(\log_3 81\right) => 2 | \log_5\log_2 32 => 1 | \log_9 27\cdot\log_{27}9 => 1
3^{\log_2 5}-5^{\log_2 3} => 0 | 2^{\lg 3}-3^{\lg 2} => 0 | \log_{12}18\cdot\log_{24}54+5(\log_{12}18-\log_{24}54) => 1
\frac{\log_2 3}{\log_4 3} => 2 | \log_{\pi}\pi^2 => 2 | \log_{\pi}\frac1\pi => -1 | \lg 1000000 => 6 | \log_{10}0{,}001 => -3
\lg^2 10-\lg 10^2 => -1 | \log_{2}{8} => 3 | \ln\frac{e^3}{\sqrt e} => 5/2 | \ln e^2+\ln\sqrt e => 5/2 | \log_{e}e^4 => 4
\log_{8}\left(\sqrt[3]{2\sqrt{2}}\right) => 1/6 | \log_{\frac13}\left(9\sqrt3\right) => -5/2 | \log_{0{,}5}\sqrt{8} => -3/2 | \lg 8:\lg 2 => 3
\log_{2}\sqrt{\sqrt{2}} => 1/4 | \log_5 10-\log_5 2 => 1 | \lg^2 2+\lg^2 5+2\lg 2\cdot\lg 5 => 1 | \lg^3 2+\lg^3 5+3\lg 2\lg 5 => 1
\log_2 25\cdot\log_3\frac18\cdot\log_5\frac19 => 12 | \log_2\sqrt[3]{4}+\log_{\frac12}\sqrt[3]{4} => 0 | 5^{\log_{25}9} => 3
\left(\frac12\right)^{\log_2 3} => 1/3 | \lg\frac{1}{0{,}001} => 3 | \log_{4}\frac{1}{32} => -5/2 | \ln 8:\ln 4 => 3/2 | \ln\ln e^e => 1
\log_{\lg 10}5 => undefined | \log_2(-8)^2 => ambiguous | \frac{1}{\lg 2+\lg 5-1} => undefined | 0\cdot\ln(-1) => undefined | \log_10 10 => unreadable
\log_2 1\,024 => 10 | \sqrt{(\ln 2-1)^2}+\ln 2 => 1 | \frac{\sqrt2}{\ln 6} => ~0.7893 | \frac{1}{1+\ln 6} => ~0.3582 | \frac{\ln 6}{\ln 2+\ln 3} => 1
\frac{2}{\ln 6-\ln 3-\ln 2} => undefined`,
  'numbers as they are written': String.raw`
0{,}\dot{3}+0{,}\dot{6} => 1 | 2{,}\overline{45} => 27/11 | 0{,}\overline{142857} => 1/7 | 0{,}(3) => 1/3 | 1{,}2(34) => ambiguous | 1{,}2\overline{34} => 611/495
3{,}\dot{1}\dot{2} => 103/33 | 0{,}\dot{1}2\dot{3} => 41/333 | 0{,}4\dot{9} => 1/2 | -0{,}\dot3 => -1/3 | 0,\dot{3} => 1/3
0{,}\overline{3}\cdot 3 => 1 | 0{,}\overline{0} => 0 | 5\cdot 0{,}\dot{2} => 10/9 | 0{,}2\overline{7} => 5/18 | 12\,345\,678 => 12345678
0{,}123\,456 => 1929/15625 | 1 000 000 => 1000000 | 1~000~000:1000 => 1000 | 3{,}14 => 157/50 | 3.14 => 157/50 | 1{,}000 => 1 | 12.345 => ambiguous
0.125 => 1/8 | 1{.}000 => ambiguous | 123.456 => ambiguous | 1.2345 => 2469/2000 | 1234.5 => 2469/2 | 1.000.000 => 1000000 | 1.234,5 => 2469/2
1.234.567{,}89 => 123456789/100 | 1.000+2.500 => ambiguous | 0.500 => 1/2 | 1.000\overline{3} => 3001/3000 | 0{,}000\,1 => 1/10000
0{,}123\,45 => 2469/20000 | 0{,}12\,345 => unreadable | 0{,}\dot12\dot3 => 41/333`,
  'powers and roots': String.raw`
16^{-\frac34} => 1/8 | 0^{\frac12} => 0 | (-1)^{101} => -1 | 2^{-10} => 1/1024 | (0{,}2)^{-3} => 125 | \left(2\frac14\right)^{-\frac32} => 8/27
4^{-2{,}5} => 1/32 | 32^{0{,}2}\cdot 81^{0{,}25} => 6 | 2^{\sqrt2}\cdot 2^{-\sqrt2} => 1 | \left(\sqrt2^{\sqrt2}\right)^{\sqrt2} => 2
(\sqrt3)^{4} => 9 | 3^{\frac12}\cdot 27^{\frac16} => 3 | 5^{\frac13}\cdot 25^{\frac13} => 5 | \sqrt[6]{8}\cdot\sqrt2 => 2 | 10^{-3}:10^{-5} => 100
\frac{10^{100}+10^{98}}{10^{98}} => 101 | 2^{100}-2^{99}-2^{99} => 0 | (1+\sqrt2)^3-5\sqrt2 => 7 | (1+\sqrt2)^{-1}-\sqrt2 => -1
(3-2\sqrt2)^{\frac12}-\sqrt2 => -1 | (\sqrt5+2)^{\frac13}-\frac{\sqrt5}{2} => 1/2 | \sqrt{6+\sqrt{11}}-\sqrt{6-\sqrt{11}}-\sqrt2 => 0
\sqrt{2}\cdot\sqrt{2+\sqrt2}\cdot\sqrt{2-\sqrt2} => 2 | \sqrt{11-6\sqrt2}+\sqrt2 => 3 | \sqrt{9+4\sqrt5}-\sqrt5 => 2 | \sqrt{\sqrt{256}} => 4
\sqrt[3]{-0{,}008} => -1/5 | \sqrt[5]{-\frac{1}{32}} => -1/2 | \sqrt{(-4)^2} => 4 | \sqrt{0} => 0 | \sqrt[4]{0{,}0016} => 1/5
\sqrt{1{,}44}-\sqrt[3]{0{,}027} => 9/10 | \frac{1}{\sqrt[3]{2}-1}-\sqrt[3]{4}-\sqrt[3]{2} => 1 | \frac{\sqrt3+1}{\sqrt3-1}-\sqrt3 => 2
\sqrt2+\sqrt3-\sqrt{5+2\sqrt6} => 0 | \sqrt{10+\sqrt{24}+\sqrt{40}+\sqrt{60}}-\sqrt2-\sqrt3-\sqrt5 => 0
\frac{1}{\sqrt1+\sqrt2}+\frac{1}{\sqrt2+\sqrt3}+\frac{1}{\sqrt3+\sqrt4} => 1 | \sqrt{3}\cdot\sqrt{12} => 6 | \sqrt{8}+\sqrt{18}-5\sqrt2 => 0
\sqrt{13+\sqrt{7+\sqrt{1+\sqrt{9}}}} => 4 | -2^{-2} => -1/4 | -(-2)^2 => -4 | \left(\frac{2}{3}\right)^{-2}:\left(\frac32\right)^{3} => 2/3
2^{\frac{1}{2}}:2^{-\frac12} => 2 | \left(\left(-2\right)^{2}\right)^{\frac12} => 2 | \left(\frac{1}{16}\right)^{-0{,}75} => 8
\sqrt[3]{\frac{27}{64}} => 3/4 | 9^{\frac{1}{2}}+8^{\frac{1}{3}} => 5 | 2^{2^3} => 256 | 2^{-2^2} => 1/16 | 10^{0} => 1 | \pi^0 => 1 | e^{0} => 1
180^\circ-\pi => 0 | \frac{60^\circ}{\pi} => 1/3 | \lfloor\sqrt[3]{1000}\rfloor => 10 | \sqrt{0{,}\overline{1}} => 1/3 | 2{,}5\cdot10^3 => 2500
1{,}2\cdot 10^{-2} => 3/250 | \frac{1}{\sqrt2\cdot\sqrt2-2} => undefined | \frac{1}{\sqrt{3+2\sqrt2}-\sqrt2-1} => undefined
\frac{\sqrt{2}}{3}^2 => ambiguous | \frac\pi6^2 => ambiguous | \sqrt{(3-\pi)^2}-\pi => -3 | \sqrt[4]{(1-\sqrt2)^4}-\sqrt2 => -1`,
  'sums, products and series': String.raw`
\sum_{k=-3}^{3}k^2 => 28 | \sum_{k=1}^{100}\frac{1}{k(k+1)(k+2)} => 2575/10302 | \sum_{k=1}^{5}\sum_{l=k}^{5}1 => 15
\sum_{k=1}^{3}\prod_{l=1}^{k}(l+1) => 32 | \prod_{k=1}^{3}\sum_{l=1}^{k}l => 18 | \sum_{k=1}^{4}\frac{1}{k} => 25/12
\sum_{k=0}^{4}\frac{1}{k} => undefined | \prod_{k=0}^{5}k => 0 | \prod_{k=1}^{4}\frac{k}{k+1} => 1/5 | \prod_{k=2}^{100}\frac{k^2-1}{k^2} => 101/200
\prod_{k=1}^{4}\sin(36^\circ k) => 5/16 | \sum_{k=0}^{\infty}\left(\frac12\right)^k => 2 | \sum_{k=0}^{\infty}\left(-\frac12\right)^k => 2/3
\sum_{k=0}^{\infty}\left(1\right)^k => undefined | \sum_{k=0}^{\infty}\left((-1)\right)^k => undefined
\sum_{k=0}^{\infty}\left(\frac32\right)^k => undefined | \sum_{k=0}^{\infty}\left(0{,}9\right)^k => 10
\sum_{k=0}^{\infty}\left(0{,}999\right)^k => 1000 | \sum_{k=0}^{\infty}\left(1{,}001\right)^k => undefined
\sum_{k=0}^{\infty}\left((-0{,}99)\right)^k => 100/199 | \sum_{k=0}^{\infty}\left(\left(\frac{1}{\sqrt2}\right)^2\right)^k => 2
\sum_{k=0}^{\infty}\left(\sin 30^\circ\right)^k => 2 | \sum_{k=0}^{\infty}\left(\cos 0^\circ\right)^k => undefined
\sum_{k=0}^{\infty}\left(\sin^2 45^\circ\right)^k => 2 | \sum_{k=0}^{\infty}\left(\tg 45^\circ\right)^k => undefined
\sum_{k=0}^{\infty}\left(\lg 10\right)^k => undefined | \sum_{k=0}^{\infty}\left(\log_4 2\right)^k => 2
\sum_{k=0}^{\infty}\left((1-\sqrt5)\right)^k => undefined | \sum_{k=0}^{\infty}\left(\frac{3}{e}\right)^k => undefined
\sum_{k=0}^{\infty}\left(\frac{\pi}{3}\right)^k => undefined | \sum_{k=1}^{\infty}\frac{1}{\sqrt{k}} => undefined | \sum_{k=1}^{\infty}k => undefined
\sum_{k=1}^{\infty}\frac{k}{k+1} => undefined | \sum_{k=1}^\infty\frac{k^2}{2^k} => 6 | \sum_{k=1}^\infty\frac{k}{3^k} => 3/4
\sum_{k=2}^\infty\frac{1}{k(k-1)} => 1 | \sum_{k=1}^\infty\frac{1}{k(k+1)(k+2)} => 1/4 | \sum_{k=1}^{\infty}\ln\frac{k+1}{k} => undefined
\sum_{k=1}^\infty\frac{5}{10^k} => 5/9 | \sum_{k=1}^\infty\frac{27}{100^k} => 3/11 | \sum_{k=0}^\infty\frac{2^k+3^k}{4^k} => 6
\sum_{k=0}^\infty\frac{2^k+5^k}{4^k} => undefined | \sum_{k=0}^\infty\frac{4^k}{4^{k+1}} => undefined | \sum_{k=0}^\infty\frac{(-3)^k}{4^{k}} => 4/7
\sum_{k=3}^\infty 2^{-k} => 1/4 | \sum_{k=0}^\infty 0 => 0 | \sum_{k=0}^\infty 0{,}5^{2k+1} => 2/3
\sum_{k=1}^{\infty}\frac{1}{2^k}+\sum_{k=1}^{\infty}\frac{1}{3^k} => 3/2 | \sum_{k=1}^{10^6}1 => 1000000 | \sum_{k=1}^{1000}(2k-1) => 1000000
\sum_{k=1}^{200}(-1)^k => 0 | \sum_{k=1}^{60}\sin(6^\circ\cdot k) => 0 | \sum_{i=0}^{2}\sum_{j=0}^{2}2^{i+j} => 49 | \sum_{k=1}^{6}\binom{6}{k} => 63
\sum_{k=1}^{3}k^{k} => 32 | \sum_{k=1}^{4}\frac{(-1)^{k+1}}{k} => 7/12 | \sum_{k=1}^{\infty}\frac{1}{k\sqrt{k}} => unknown
\sum_{k=1}^{\infty}\sqrt[k]{2} => undefined | \sum_{k=1}^{\infty}\sin\frac1k => undefined | \sum_{k=2}^\infty\frac{1}{\ln k} => undefined`,
  trigonometry: String.raw`
\ctg\frac{-30\pi}{2} => undefined | \ctg\frac{-30\pi}{3} => undefined | \ctg\frac{-30\pi}{4} => 0 | \ctg\frac{-30\pi}{6} => undefined
\ctg\frac{-23\pi}{2} => 0 | \sin\frac{-23\pi}{6} => 1/2 | \ctg\frac{-16\pi}{2} => undefined | \tg\left(\frac{-16\pi}{4}\right) => 0
\cos\frac{-9\pi}{2} => 0 | \cos\frac{-9\pi}{3} => -1 | \ctg\frac{-9\pi}{4} => -1 | \ctg\frac{-9\pi}{6} => 0 | \ctg\frac{-2\pi}{2} => undefined
\tg\left(\frac{-2\pi}{4}\right) => undefined | \cos\frac{5\pi}{2} => 0 | \tg\left(\frac{5\pi}{4}\right) => 1 | \tg\left(\frac{12\pi}{2}\right) => 0
\tg\left(\frac{12\pi}{3}\right) => 0 | \tg\left(\frac{12\pi}{4}\right) => 0 | \tg\left(\frac{12\pi}{6}\right) => 0
\tg\left(\frac{19\pi}{2}\right) => undefined | \ctg\frac{19\pi}{4} => -1 | \tg\left(\frac{26\pi}{2}\right) => 0 | \cos\frac{26\pi}{4} => 0
\sin\frac{33\pi}{2} => 1 | \sin\frac{33\pi}{3} => 0 | \tg\left(\frac{33\pi}{4}\right) => 1 | \tg\left(\frac{33\pi}{6}\right) => undefined
\tg(0^{\circ}) => 0 | \sin^4(15°)+\cos^4(15°) => 7/8 | \cos^2(30^\circ) => 3/4 | \cos^2(45^\circ) => 1/2 | \tg(45^{\circ}) => 1
\sin^4(45°)+\cos^4(45°) => 1/2 | \cos^2(60^\circ) => 1/4 | \sin^4(75°)+\cos^4(75°) => 7/8 | \tg(90^{\circ}) => undefined
\sin^4(105°)+\cos^4(105°) => 7/8 | \cos^2(120^\circ) => 1/4 | \cos^2(135^\circ) => 1/2 | \tg(135^{\circ}) => -1 | \sin^4(135°)+\cos^4(135°) => 1/2
\cos^2(150^\circ) => 3/4 | \sin^4(165°)+\cos^4(165°) => 7/8 | \tg(180^{\circ}) => 0 | \cos^2(210^\circ) => 3/4 | \cos^2(225^\circ) => 1/2
\tg(225^{\circ}) => 1 | \sin^4(225°)+\cos^4(225°) => 1/2 | \cos^2(240^\circ) => 1/4 | \tg(270^{\circ}) => undefined | \cos^2(300^\circ) => 1/4
\cos^2(330^\circ) => 3/4 | \sin 360^\circ => 0 | \tg(360^{\circ}) => 0 | \cos^2(390^\circ) => 3/4 | \cos^2(-30^\circ) => 3/4
\cos^2(-45^\circ) => 1/2 | \tg(-45^{\circ}) => -1 | \sin^4(-45°)+\cos^4(-45°) => 1/2 | \cos^2(-60^\circ) => 1/4 | \sin(-90^\circ) => -1
\tg(-90^{\circ}) => undefined | \cos^2(-120^\circ) => 1/4 | \sin(-150^\circ) => -1/2 | \cos^2(-150^\circ) => 3/4 | \sin(-180^\circ) => 0
\tg(-180^{\circ}) => 0 | \cos^2(405^\circ) => 1/2 | \tg(405^{\circ}) => 1 | \sin^4(405°)+\cos^4(405°) => 1/2 | \sin 720^\circ => 0
\tg(720^{\circ}) => 0 | \sin 3600^\circ => 0 | \tg(3600^{\circ}) => 0 | \sin^4(22{,}5°)+\cos^4(22{,}5°) => 3/4
\sin^4(67{,}5°)+\cos^4(67{,}5°) => 3/4 | \sin^2 17^\circ+\cos^2 17^\circ => 1 | \tg 40^\circ\cdot\ctg 40^\circ => 1 | \sin 40^\circ-\cos 50^\circ => 0
\sin 15^\circ\cdot\cos 15^\circ => 1/4 | \cos 20^\circ\cdot\cos 40^\circ\cdot\cos 80^\circ => 1/8
\sin 10^\circ\cdot\sin 50^\circ\cdot\sin 70^\circ => 1/8 | \tg 15^\circ+\ctg 15^\circ => 4
\cos\frac{\pi}{7}-\cos\frac{2\pi}{7}+\cos\frac{3\pi}{7} => 1/2 | \tg\frac{\pi}{12}+\ctg\frac{\pi}{12} => 4
\tg 20^\circ\tg 40^\circ\tg 80^\circ-\sqrt3 => 0 | \tg\pi => 0 | \ctg\pi => undefined | \cos 3\pi => -1 | \sin\frac32\pi => -1
\cos\frac23\pi => -1/2 | \sin 1{,}5\pi => -1 | \cos 0 => 1 | \sin 0 => 0 | \tg 0 => 0 | \sin(\pi-\frac\pi6) => 1/2 | \cos(\pi+\frac{\pi}{3}) => -1/2
\sin(90^\circ-60^\circ) => 1/2 | \sin(180^\circ+30^\circ) => -1/2 | \sin(45^\circ)\cos(45^\circ) => 1/2
\frac{1}{\cos^2 60^\circ}-\tg^2 60^\circ => 1 | \operatorname{tg}^2 60^\circ => 3 | \mathrm{ctg}\,45^\circ => 1 | \cos^3 60^\circ => 1/8
\sin^0 20^\circ => 1 | 2\sin 30^\circ\cos 30^\circ-\sin 60^\circ => 0 | 3\sin 10^\circ-4\sin^3 10^\circ => 1/2 | 8\cos^3 20^\circ-6\cos 20^\circ => 1
\sin 1^\circ-\sin 1^\circ => 0 | \sin 10^\circ+\sin 50^\circ-\sin 70^\circ => 0 | \cos 12^\circ-\cos 48^\circ-\sin 18^\circ => 0
\sin 47^\circ+\sin 61^\circ-\sin 11^\circ-\sin 25^\circ-\cos 7^\circ => 0 | \sqrt{\sin^2 30^\circ} => 1/2
\sqrt{1-\sin^2 150^\circ}-\frac{\sqrt3}{2} => 0 | \sin 22^\circ30'\cdot\cos 22^\circ30'-\frac{\sqrt2}{4} => 0 | \frac{1}{\sin\pi} => undefined
\frac{\sin\pi}{1} => 0 | \sin^2 1+\cos^2 1 => 1 | (\sin 1+\cos 1)^2-2\sin 1\cos 1 => 1 | \cos^2 1-\sin^2 1 => ~-0.4161`,
  'whole numbers and lists': String.raw`
\operatorname{lnko}(360;84) => 12 | \operatorname{lkkt}(12;18;30) => 180 | \text{lnko}(0;5) => 5 | \operatorname{lnko}(-12;18) => 6
\operatorname{lnko}(2^{10};6^5) => 32 | \operatorname{lnko}(10!;2^{20}) => 256 | \gcd(2^{100}-1;2^{60}-1) => 1048575 | 2^{100}\bmod 7 => 2
3^{2026}\bmod 10 => 9 | 100!\bmod 101 => 100 | \max(3;5;-1) => 5 | \max(1;2)-\min(1;2) => 1 | \max(\pi;3)-\pi => 0 | \operatorname{sgn}(0) => 0
\min\{\frac12;\frac13\} => 1/3 | \operatorname{lkkt}(4,6) => 12 | \operatorname{lnko}(1\,000;250) => 250 | \operatorname{lnko}(12,18,24) => 6`,
  'whole parts and absolute values': String.raw`
\log_2|{-8}| => 3 | \lfloor\pi\rfloor => 3 | \lceil -3{,}0001\rceil => -3 | \lfloor -0{,}5\rfloor => -1 | \lfloor 3\rfloor-\lceil 3\rceil => 0
\lfloor\log_3 80\rfloor => 3 | \lfloor\log_3 81\rfloor => 4 | \lfloor\lg 999\rfloor => 2 | \lfloor\lg 1000\rfloor => 3 | \lfloor\sqrt{99}\rfloor => 9
\lfloor\sqrt{2}+\sqrt{3}-\sqrt{5+2\sqrt6}\rfloor => 0 | \lfloor\tg 89^\circ\rfloor => 57 | \lfloor 100\sin 1^\circ\rfloor => 1
\lfloor e^3\rfloor => 20 | \lfloor\frac{22}{7}\rfloor => 3 | \lfloor 2^{\frac12}\cdot 10^{10}\rfloor => 14142135623 | \lfloor e^{\pi}-\pi\rfloor => 19
\lfloor 10^{15}\pi\rfloor => 3141592653589793 | |{-3{,}5}| => 7/2 | |2-5|\cdot|{-2}| => 6 | \left|-\frac12\right|^{-1} => 2 | |\pi-3|+|\pi-4| => 1
|e-3|+e => 3 | |\sqrt2-\sqrt3|+|\sqrt3-2|+\sqrt2 => 2 | |1-|1-|1-4||| => 1 | \lvert-7\rvert => 7 | |\lg\frac12|-\lg 2 => 0 | |-5+2| => 3
\left|\begin{array}{c}2-5\end{array}\right|+1 => ambiguous | |-2|3|-4| => ambiguous | |-2|\cdot 3\cdot|-4| => 24`,
}

const rows = (table: string) =>
  table
    .split('\n')
    .flatMap(line => line.split(' | '))
    .filter(row => row.includes(' => '))
    .map(row => row.split(' => ').map(part => part.trim()) as [string, string])

for (const [name, table] of Object.entries(TABLES))
  test(name, () => {
    const apart = rows(table).filter(([source, expected]) => verdict(source) !== expected)
    expect(apart.map(([source, expected]) => `${source}: ${verdict(source)}, not ${expected}`)).toEqual([])
  })

test('each reading of an ambiguous form can be printed and leaves no doubt', () => {
  const readings = Object.values(TABLES)
    .flatMap(rows)
    .filter(([, expected]) => expected === 'ambiguous')
    .map(([source]) => readValue(source))
    .flatMap(value => (value.kind === 'ambiguous' ? value.readings : []))
  expect(readings.length).toBeGreaterThan(25)
  const doubtful = readings.filter(
    reading => ['unreadable', 'ambiguous'].includes(readValue(reading).kind) || lintLatex(reading).length > 0,
  )
  expect(doubtful).toEqual([])
})
