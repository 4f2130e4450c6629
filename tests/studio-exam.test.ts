// Exercises of the kind that schools and final exams set, their values found apart from this program (by a computer algebra
// system or by hand): one row each, "LaTeX => verdict", as in studio-verdict.test.ts.
import { expect, test } from 'vitest'
import { verdict } from './studio-rows.ts'

const TABLES: Readonly<Record<string, string>> = {
  limits: String.raw`
\lim_{n\to\infty}\frac{5n^3-2n+1}{2n^3+n^2} => 5/2 | \lim_{n\to\infty}\frac{(n+1)^2-n^2}{3n} => 2/3
\lim_{n\to\infty}\frac{\sqrt{9n^2+n}}{2n+1} => 3/2 | \lim_{n\to\infty}\left(\sqrt{n^2+4n}-n\right) => 2
\lim_{n\to\infty}\sqrt{n}\left(\sqrt{n+5}-\sqrt{n}\right) => 5/2 | \lim_{n\to\infty}\left(1-\frac{1}{n}\right)^{n} => ~0.3679
\lim_{n\to\infty}\left(1+\frac{3}{n}\right)^{n} => ~20.0855 | \lim_{n\to\infty}\left(\frac{n+2}{n}\right)^{n} => ~7.3891
\lim_{n\to\infty}\left(\frac{n}{n+1}\right)^{n} => ~0.3679 | \lim_{n\to\infty}\left(\frac{n+3}{n+1}\right)^{n} => ~7.3891
\lim_{n\to\infty}\frac{4^n+7^n}{7^n-2^n} => 1 | \lim_{n\to\infty}\frac{7\cdot 10^n}{10^n+9^n} => 7
\lim_{n\to\infty}\frac{2^{2n}}{4^n+1} => 1 | \lim_{n\to\infty}\frac{n!}{(n+1)!} => 0
\lim_{n\to\infty}\frac{(n+2)!}{n!\cdot n^2} => 1 | \lim_{n\to\infty}\frac{\binom{n}{2}}{n^2} => 1/2
\lim_{n\to\infty}\frac{(-1)^n}{n} => 0 | \lim_{n\to\infty}(-1)^n => undefined | \lim_{n\to\infty}\frac{\sin n}{n} => 0
\lim_{n\to\infty}\sqrt[n]{5} => 1 | \lim_{n\to\infty}\sqrt[n]{2^n+3^n} => 3 | \lim_{x\to2}\frac{x^2-5x+6}{x-2} => -1
\lim_{x\to-1}\frac{x^3+1}{x+1} => 3 | \lim_{x\to1}\frac{x^3-1}{x^2-1} => 3/2 | \lim_{x\to3}\frac{x^2-9}{x^2-5x+6} => 6
\lim_{x\to0}\frac{\sqrt{x+4}-2}{x} => 1/4 | \lim_{x\to0}\frac{\sqrt{1+x}-\sqrt{1-x}}{x} => 1
\lim_{x\to9}\frac{x-9}{\sqrt{x}-3} => 6 | \lim_{x\to0}\frac{\sin 7x}{\sin 3x} => 7/3 | \lim_{x\to0}\frac{\tg 4x}{2x} => 2
\lim_{x\to0}\frac{1-\cos 2x}{x^2} => 2 | \lim_{x\to0}\frac{1-\cos x}{x\sin x} => 1/2 | \lim_{x\to0}\frac{\sin^2 x}{x^2} => 1
\lim_{x\to0}\frac{\sin x}{|x|} => undefined | \lim_{x\to0^+}\frac{\sin x}{|x|} => 1 | \lim_{x\to0-}\frac{\sin x}{|x|} => -1
\lim_{x\to\pi}\frac{\sin x}{x-\pi} => -1 | \lim_{x\to\frac{\pi}{2}}\frac{\cos x}{x-\frac{\pi}{2}} => -1
\lim_{x\to0}\frac{e^{2x}-1}{x} => 2 | \lim_{x\to0}\frac{\ln(1+3x)}{x} => 3 | \lim_{x\to1}\frac{\ln x}{x-1} => 1
\lim_{x\to e}\ln x => 1 | \lim_{x\to\infty}\frac{2x+\sin x}{x} => 2 | \lim_{x\to\infty}\frac{x^2}{e^x} => 0
\lim_{x\to\infty}\frac{\lg x}{x} => 0 | \lim_{x\to-\infty}2^x => 0 | \lim_{x\to-\infty}\frac{x}{\sqrt{x^2+1}} => -1
\lim_{x\to 5}\frac{1}{(x-5)^2} => undefined | \lim_{h\to0}\frac{(3+h)^2-9}{h} => 6
\lim_{h\to0}\frac{\frac{1}{2+h}-\frac12}{h} => -1/4 | \lim_{x\to2}\frac{\frac1x-\frac12}{x-2} => -1/4
\lim_{x\to0}\sin\frac1x => undefined | \lim_{x\to 0}(1+x)^{\frac1x} => ~2.7183 | \lim_{x\to2+0}\lfloor x\rfloor => 2
\lim_{x\to2-0}\lfloor x\rfloor => 1 | \lim_{x\to8}\frac{\sqrt[3]{x}-2}{x-8} => 1/12
\lim_{x\to\infty}\left(\frac{x^2}{x+1}-x\right) => -1 | \lim_{n\to\infty}\left(3+(-1)^n\right) => undefined
\lim_{n\to\infty}\frac{(n+1)!-n!}{(n+1)!} => 1 | \lim_{n\to\infty}\frac{\binom{n+1}{3}}{n^3} => 1/6
\lim_{n\to\infty}\frac{(2n+1)!}{(2n)!\cdot n} => 2 | \lim_{n\to\infty}\frac{n!+(n-1)!}{(n+1)!} => 0`,
  logarithms: String.raw`
\log_2 32+\log_3\frac{1}{27}-\log_5 1 => 2 | \log_{0{,}1}1000 => -3 | \log_{\frac{2}{3}}\frac{27}{8} => -3
\log_{1{,}5}\frac{4}{9} => -2 | \log_{2\sqrt2}64 => 4 | \log_{\sqrt[3]{5}}25 => 6 | \log_{9}\sqrt{3} => 1/4
\log_{125}\frac{1}{\sqrt5} => -1/6 | \log_{32}2 => 1/5 | \log_{0{,}25}32 => -5/2 | 5^{2\log_5 3} => 9 | 25^{\log_5 3} => 9
2^{\log_2 7-3} => 7/8 | 100^{\lg 3} => 9 | 10^{2-\lg 4} => 25 | \left(\frac14\right)^{\log_2 3} => 1/9 | 7^{\log_7 2+\log_7 3} => 6
3^{-\log_3 5} => 1/5 | \sqrt{3}^{\log_3 16} => 4 | 8^{\log_2\sqrt[3]{5}} => 5 | e^{2\ln 3-\ln 9} => 1 | e^{-\frac12\ln 16} => 1/4
\lg 4+\lg 25 => 2 | \lg 50+\lg 2 => 2 | \lg 5+\lg 20 => 2 | \lg 300-\lg 3 => 2 | \frac{\lg 27}{\lg 9} => 3/2
\frac{\lg 8}{\lg 4} => 3/2 | \frac{\ln 32}{\ln 8} => 5/3 | \frac{\ln\sqrt5}{\ln 25} => 1/4 | \log_2 12-\log_2 3 => 2
\log_3 36-2\log_3 2 => 2 | \frac12\log_6 16+\log_6 9 => 2 | \log_{15}3+\log_{15}5 => 1 | 3\log_{10}2+\log_{10}125 => 3
\log_2 5\cdot\log_5 8 => 3 | \log_4 9\cdot\log_3 2 => 1 | \log_2 3\cdot\log_9 4 => 1 | \log_3 2\cdot\log_2 81 => 4
\log_{8}5\cdot\log_{25}2 => 1/6 | \frac{1}{\log_2 10}+\frac{1}{\log_5 10} => 1 | \frac{1}{\log_3 12}+\frac{2}{\log_2 12} => 1
\log_2\log_2\log_2 16 => 1 | \log_2\lg 10^8 => 3 | \lg(\lg 10) => 0 | \log_{\frac12}\log_2 16 => -2 | \ln\ln e => 0
\ln(\ln e^{e}) => 1 | \ln\frac{1}{e^2} => -2 | \ln(e\sqrt e) => 3/2 | \ln\sqrt[4]{e^3} => 3/4 | \lg 0{,}0001 => -4
\lg\sqrt[3]{100} => 2/3 | \lg\tg 45^\circ => 0 | \lg\tg 20^\circ+\lg\tg 70^\circ => 0 | \log_2\cos 60^\circ => -1
\log_3 10 => ~2.0959 | \log_5(-5) => undefined | \lg(\lg 1) => undefined | \log_2(\log_{0{,}5}2) => undefined | \log_{12}144^3 => 6
\log_2^3 4 => 8 | \lg^2 1000 => 9 | \log_2 4^{-1} => -2 | \left(\log_2 8\right)^{\log_2 4} => 9 | \log_{\sqrt{2}-1}(\sqrt{2}+1) => -1
\log_{2+\sqrt3}(2-\sqrt3) => -1 | \log_{\sqrt5-2}(\sqrt5+2) => -1 | \frac{\log_2 24}{\log_{96}2}-\frac{\log_2 192}{\log_{12}2} => 3
\log_{30}8+3\log_{30}15 => 3 | \lg 2+\lg 3+\lg 5-\lg 30 => 0 | \log_7 2-\log_{49}4 => 0 | \log_{27}64-\log_3 4 => 0
\log_{3+2\sqrt2}(\sqrt2-1) => -1/2 | \log_{2+\sqrt3}(7-4\sqrt3) => -2
\lg\tg 1^\circ+\lg\tg 2^\circ+\lg\tg 88^\circ+\lg\tg 89^\circ => 0 | \lg 2\cdot\lg 5 => ?0.2104109374`,
  trigonometry: String.raw`
\sin 120^\circ\cdot\cos 30^\circ => 3/4 | \sin^2 120^\circ => 3/4 | \cos 315^\circ\cdot\sqrt 2 => 1 | \tg 300^\circ\cdot\sqrt3 => -3
\ctg 150^\circ\cdot\sqrt3 => -3 | \tg^2 150^\circ => 1/3 | \sin(-450^\circ) => -1 | \cos(-1020^\circ) => 1/2 | \sin 1110^\circ => 1/2
\tg 1125^\circ => 1 | \sin\frac{11\pi}{6} => -1/2 | \cos\frac{4\pi}{3} => -1/2 | \cos\left(-\frac{5\pi}{3}\right) => 1/2
\tg\left(-\frac{\pi}{4}\right) => -1 | \ctg\frac{5\pi}{4} => 1 | \sin\frac{13\pi}{6} => 1/2 | \cos^2\frac{\pi}{6} => 3/4
\sin\frac{\pi}{3}\cos\frac{\pi}{6} => 3/4 | \sin 75^\circ\sin 15^\circ => 1/4 | \cos 75^\circ\cos 15^\circ => 1/4
\sin 105^\circ\cos 15^\circ-\frac{\sqrt3}{4} => 1/2 | \sin 20^\circ\cos 10^\circ+\cos 20^\circ\sin 10^\circ => 1/2
\cos 70^\circ\cos 10^\circ+\sin 70^\circ\sin 10^\circ => 1/2 | \cos 50^\circ\cos 10^\circ-\sin 50^\circ\sin 10^\circ => 1/2
\sin 80^\circ\cos 50^\circ-\cos 80^\circ\sin 50^\circ => 1/2 | \frac{\tg 20^\circ+\tg 25^\circ}{1-\tg 20^\circ\tg 25^\circ} => 1
(1+\tg 20^\circ)(1+\tg 25^\circ) => 2 | \cos^2 22{,}5^\circ-\sin^2 22{,}5^\circ-\frac{\sqrt2}{2} => 0
\frac{2\tg 15^\circ}{1-\tg^2 15^\circ}\cdot\sqrt3 => 1 | \frac{1}{\sin 10^\circ}-\frac{\sqrt3}{\cos 10^\circ} => 4
\tg 9^\circ-\tg 27^\circ-\tg 63^\circ+\tg 81^\circ => 4 | \sin 10^\circ\sin 30^\circ\sin 50^\circ\sin 70^\circ => 1/16
\cos 10^\circ\cos 50^\circ\cos 70^\circ-\frac{\sqrt3}{8} => 0 | \sin^2 10^\circ+\sin^2 50^\circ+\sin^2 70^\circ => 3/2
\cos^2 20^\circ+\cos^2 40^\circ+\cos^2 80^\circ => 3/2 | \sin^4 15^\circ+\cos^4 15^\circ => 7/8
\sin^6 30^\circ+\cos^6 30^\circ => 7/16 | \cos\frac{\pi}{5}\cos\frac{2\pi}{5} => 1/4
\cos\frac{2\pi}{7}+\cos\frac{4\pi}{7}+\cos\frac{6\pi}{7} => -1/2 | \sin\frac{\pi}{10}\sin\frac{3\pi}{10} => 1/4
\tg 22{,}5^\circ-\sqrt2 => -1 | \sin 36^\circ\sin 72^\circ-\frac{\sqrt5}{4} => 0 | 4\sin 18^\circ+1-\sqrt5 => 0
\frac{\sin 40^\circ}{\sin 20^\circ\cos 20^\circ} => 2 | \frac{\sin 80^\circ}{8\cos 40^\circ\cos 20^\circ\sin 20^\circ} => 1/2
\frac{1-\cos 30^\circ}{\sin 30^\circ}-\tg 15^\circ => 0 | \sin 1^\circ => ~0.0175 | \cos 1 => ~0.5403 | \tg 45 => ~1.6198
\sin(0{,}5\pi) => 1 | \sin\frac{\pi}{2}\cdot 2 => 2 | \arcsin\left(-\frac12\right):\pi => -1/6
\arccos\left(-\frac12\right):\pi => 2/3 | \arctg(-1):\pi => -1/4 | \frac{\arccos\left(-\frac{\sqrt2}{2}\right)}{\pi} => 3/4
\frac{\arctg\frac{\sqrt3}{3}}{\pi} => 1/6 | \arcsin(\sin 150^\circ):\pi => 1/6 | \arccos(\cos 300^\circ):\pi => 1/3
\arctg(\tg 135^\circ):\pi => -1/4 | \sin(2\arcsin\frac35) => 24/25 | \cos(2\arctg 3) => -4/5 | \tg(\arctg 2+\arctg 3) => -1
\sin\left(\arcsin\frac13+\arccos\frac13\right) => 1 | \frac{\arcsin\frac{1}{3}+\arccos\frac13}{\pi} => 1/2
\tg(\arccos\frac35) => 4/3 | \cos(\arctg\frac{5}{12}) => 12/13 | \arccos 1{,}2 => undefined | \ctg 360^\circ => undefined
\tg 450^\circ => undefined | \frac{1}{\sin 30^\circ-\cos 60^\circ} => undefined | \sin 45^\circ 30' => ~0.7133
\sin 30^\circ 0' 0'' => 1/2 | \sin 45^\circ 30' 30'' => ~0.7134 | \sin 29^\circ 60' => unreadable
\sin\frac{\pi}{99991} => ~0.00003142 | \tg\frac{\pi}{8}\left(\tg\frac{\pi}{8}+2\right) => ambiguous`,
  combinatorics: String.raw`
\frac{10!}{8!} => 90 | \frac{7!-6!}{6!} => 6 | \frac{100!}{98!\cdot 2!} => 4950 | \binom{7}{3}+\binom{7}{4} => 70
\binom{10}{5}-\binom{9}{5}-\binom{9}{4} => 0 | \binom{90}{5} => 43949268 | \binom{45}{6} => 8145060
\frac{\binom{5}{2}\binom{85}{3}}{\binom{90}{5}} => 246925/10987317 | \frac{\binom{4}{2}\cdot\binom{28}{3}}{\binom{32}{5}} => 351/3596
\binom{8}{0}+\binom{8}{1}+\binom{8}{2} => 37 | \frac{8!}{2!\cdot 2!\cdot 3!} => 1680 | \frac{11!}{4!\cdot 4!\cdot 2!} => 34650
\frac{6!}{3!} => 120 | 5\cdot 4\cdot 3 => 60 | 2\cdot 5! => 240 | (6-1)! => 120 | \binom{6+3-1}{3} => 56
\binom{12}{4}\binom{8}{4}\binom{4}{4} => 34650 | 6^3-5^3 => 91 | 1-\left(\frac56\right)^4 => 671/1296
\binom{5}{3}\left(\frac13\right)^3\left(\frac23\right)^2 => 40/243 | \binom{10}{4}\cdot 0{,}5^{10} => 105/512
\frac{4!}{4^4} => 3/32 | \sum_{k=0}^{6}\binom{6}{k}2^k => 729 | \sum_{k=0}^{5}(-1)^k\binom5k => 0 | \sum_{k=1}^{5}k\binom5k => 80
\sum_{k=2}^{7}\binom{k}{2} => 56 | \binom{n}{0} => undefined | (2!)^{3!} => 64 | 2^{3!} => 64 | -4! => -24 | (-4)! => undefined
\frac{0!}{1!} => 1 | \left(\frac{4!}{2!}\right)! => 479001600 | \sqrt{4!+1} => 5`,
  'sequences and series': String.raw`
3+7\cdot 4 => 31 | \frac{(3+31)\cdot 8}{2} => 136 | 2\cdot 3^4 => 162 | 2\cdot\frac{3^5-1}{3-1} => 242 | \frac{5}{1-\frac13} => 15/2
\frac{1{,}05^2-1}{0{,}05} => 41/20 | \sum_{k=1}^{20}(3k-1) => 610 | \sum_{k=0}^{9}2\cdot 3^k => 59048 | \sum_{k=1}^{50}(2k-1) => 2500
\sum_{k=1}^{10}k^3 => 3025 | \sum_{k=1}^{6}\frac{1}{k(k+1)} => 6/7 | \sum_{k=1}^{24}\frac{1}{\sqrt{k+1}+\sqrt k} => 4
\sum_{k=1}^{5}\frac{1}{(2k-1)(2k+1)} => 5/11 | \sum_{k=1}^{\infty}\frac{5}{10^k} => 5/9 | \sum_{k=1}^{\infty}\frac{3}{4^k} => 1
\sum_{k=0}^{\infty}\left(-\frac13\right)^k => 3/4 | \sum_{k=2}^{\infty}\frac{1}{k^2-1} => 3/4
\sum_{k=1}^{\infty}\left(\frac{1}{2^k}+\frac{1}{3^k}\right) => 3/2 | \sum_{k=1}^{\infty}\frac{1}{k(k+2)} => 3/4
\sum_{k=0}^{\infty}\left(\frac{\sqrt2}{2}\right)^{2k} => 2 | \sum_{k=1}^{\infty}1 => undefined
\sum_{k=1}^{\infty}(-1)^k => undefined | \sum_{k=1}^{10}\frac{1}{2^k} => 1023/1024 | \prod_{k=1}^{6}(2k-1) => 10395
\prod_{k=2}^{9}\left(1-\frac{1}{k^2}\right) => 5/9 | \prod_{k=1}^{99}\frac{k}{k+1} => 1/100 | \prod_{k=1}^{5}2^k => 32768
\sum_{k=1}^{100}(-1)^{k+1}k => -50 | \sum_{k=1}^{4}k! => 33 | \sum_{k=1}^{10}k\cdot k! => 39916799
\sum_{k=1}^{12}\cos(30^\circ k) => 0 | \sum_{n=1}^{5}n+\sum_{n=1}^{5}1 => 20 | \sum_{i=1}^{4}\sum_{j=1}^{i}j => 20
\sum_{i=1}^{3}\prod_{j=1}^{i}j => 9 | \sum_{k=1}^{99}\frac{1}{\sqrt{k+1}+\sqrt k} => 9 | \sum_{k=1}^{99}(\sqrt{k+1}-\sqrt k) => 9
\sum_{k=0}^{\infty}\frac{1}{k!} => ~2.7183`,
  percentages: String.raw`
15\%\cdot 240 => 36 | 240\cdot 15\% => 36 | 1{,}2\cdot 0{,}8 => 24/25 | 120\%\cdot 80\% => 24/25 | 1-20\% => 4/5
100\%-35\% => 13/20 | \frac{30}{120}\cdot 100\% => 1/4 | \frac{45}{60}\cdot 100 => 75 | 50\cdot(1+12\%) => 56
5000\cdot 1{,}04^2 => 5408 | 1\,000\,000\cdot 1{,}1^3 => 1331000 | 80\,000\cdot 0{,}75 => 60000 | 12\,500:25 => 500
0{,}5\% => 1/200 | \frac12\% => 1/200 | 33\frac13\% => 1/3 | 66\frac23\%\cdot 90 => 60 | 5\%\cdot 5\% => 1/400 | (10\%)^2 => 1/100
\sqrt{25\%} => 1/2 | 400:8\% => 5000 | 200+10\% => ambiguous`,
  'absolute values': String.raw`
|{-7}|-|3| => 4 | |3-|{-5}|| => 2 | ||1-4|-5| => 2 | |-2|^3 => 8 | -|-2|^2 => -4 | |-2|\cdot(-2) => -4 | \frac{|-6|}{-6} => -1
|\sqrt3-2|+\sqrt3 => 2 | |1-\sqrt5|+|3-\sqrt5| => 2 | \left|\frac{1}{3}-\frac12\right| => 1/6
|\sin 270^\circ|-|\cos 240^\circ| => 1/2 | \left|\log_2\frac18\right| => 3 | |\lg 0{,}001| => 3 | |2-\pi|-\pi => -2
\sqrt{(2-\sqrt5)^2}-\sqrt5 => -2 | \sqrt{(-7)^2} => 7 | \sqrt[4]{(-3)^4} => 3 | \sqrt[3]{(-3)^3} => -3 | |x| => undefined`,
  'whole parts': String.raw`
\lfloor -2{,}3\rfloor => -3 | \lceil -2{,}3\rceil => -2 | \lfloor\sqrt{50}\rfloor => 7 | \lfloor\pi^2\rfloor => 9
\lfloor e\rfloor+\lceil e\rceil => 5 | \lfloor\log_2 100\rfloor => 6 | \lfloor\lg 2026\rfloor+1 => 4 | \lceil\log_2 1000\rceil => 10
\left\lfloor\frac{100}{7}\right\rfloor => 14
\left\lfloor\frac{2026}{5}\right\rfloor+\left\lfloor\frac{2026}{25}\right\rfloor+\left\lfloor\frac{2026}{125}\right\rfloor+\left\lfloor\frac{2026}{625}\right\rfloor => 505
\lfloor 5\rfloor => 5 | \lfloor-5\rfloor => -5 | \lfloor\sin 90^\circ\rfloor => 1 | \lfloor\cos 60^\circ\rfloor => 0
\lfloor(1+\sqrt2)^4\rfloor => 33 | \lfloor(\sqrt2+\sqrt3)^2\rfloor => 9 | \lfloor 10^{20}+0{,}5\rfloor => 100000000000000000000
\lfloor\sqrt{10^{20}-1}\rfloor => 9999999999 | \lceil\sqrt{10^{20}+1}\rceil => 10000000001 | \lfloor\sqrt{16}\rfloor => 4`,
  fractions: String.raw`
3\frac{2}{5}+1\frac{3}{5} => 5 | 2\frac{1}{3}\cdot 1\frac{1}{2} => 7/2 | 4\frac12:1\frac12 => 3 | 5-2\frac34 => 9/4
-3\frac12+1\frac14 => -9/4 | \frac{2\frac12}{1\frac14} => 2 | \frac{3}{4}:\frac{9}{8}-\frac23 => 0
\frac{1}{2}+\frac{1}{3}\cdot\frac{3}{4} => 3/4 | \frac{\frac12+\frac13}{\frac12-\frac13} => 5
\frac{1-\frac{1}{4}}{1+\frac12} => 1/2 | \frac{1}{2+\frac{1}{3+\frac14}} => 13/30 | \left(\frac34-\frac56\right)\cdot 12 => -1
\left(-\frac{2}{3}\right)^3 => -8/27 | -\left(\frac12\right)^{-3} => -8 | 0{,}3\dot{6} => 11/30 | 0{,}\dot{1}4285\dot{7} => 1/7
0{,}\overline{9} => 1 | 1{,}\dot{2} => 11/9 | 2{,}1\overline{36} => 47/22 | 0{,}1\cdot 0{,}\dot3 => 1/30 | \frac{0{,}6}{0{,}15} => 4
0{,}02:0{,}5 => 1/25 | 3:4:5 => 3/20 | \frac{12}{18}-\frac{10}{15} => 0 | 1:\frac13:\frac13 => 9
\frac56 - \frac{1}{6} : \frac12 => 1/2 | \frac{7}{0{,}7} => 10 | \frac{-3}{-6} => 1/2 | -\frac{-3}{6} => 1/2`,
  'powers and roots': String.raw`
2^{-2}+4^{-1} => 1/2 | \left(\frac{9}{16}\right)^{-\frac12} => 4/3 | 0{,}04^{-\frac12} => 5 | 64^{\frac{2}{3}}:16^{\frac12} => 4
\left(\frac{8}{27}\right)^{-\frac13} => 3/2 | 0{,}001^{-\frac13} => 10 | 243^{0{,}4} => 9 | 1024^{-0{,}1} => 1/2
3^{5}\cdot 3^{-3}\cdot 9^{-1} => 1 | \frac{2^{10}\cdot 3^{8}}{6^8} => 4 | \frac{6^5}{2^5\cdot 3^4} => 3
\frac{4^3\cdot 8^2}{2^{11}} => 2 | \left(2^{3}\right)^{-2}\cdot 2^{5} => 1/2 | (-3)^{-2} => 1/9 | -3^{-2} => -1/9
(-1)^{100}+(-1)^{101} => 0 | 2^{\frac12}\cdot 2^{\frac32} => 4 | \sqrt{3}\cdot 3^{-\frac12} => 1 | \sqrt{75}:\sqrt3 => 5
\sqrt{12}+\sqrt{27}-\sqrt{75} => 0 | \sqrt{98}-\sqrt{50}-\sqrt8 => 0 | \sqrt{\sqrt{81}} => 3 | \sqrt[3]{\sqrt{64}} => 2
\sqrt{2\sqrt{2\sqrt{4}}} => 2 | \sqrt[6]{27}\cdot\sqrt{3} => 3 | \sqrt[3]{4}\cdot\sqrt[3]{16} => 4 | \sqrt[3]{54}:\sqrt[3]{2} => 3
\sqrt[4]{8}\cdot\sqrt[4]{2} => 2 | \sqrt[3]{2\sqrt{16}} => 2 | (2-\sqrt3)(2+\sqrt3) => 1 | (\sqrt7-\sqrt3)(\sqrt7+\sqrt3) => 4
(\sqrt{6}+\sqrt2)^2-4\sqrt3 => 8 | (3-\sqrt2)^2+6\sqrt2 => 11 | \frac{1}{\sqrt3+\sqrt2}+\sqrt2-\sqrt3 => 0
\frac{6}{\sqrt{3}}-2\sqrt3 => 0 | \frac{\sqrt5+1}{\sqrt5-1}-\frac{\sqrt5}{2} => 3/2 | \sqrt{4+2\sqrt3}-\sqrt3 => 1
\sqrt{7-4\sqrt3}+\sqrt3 => 2 | \sqrt{11+6\sqrt2}-\sqrt2 => 3 | \sqrt{5+2\sqrt6}-\sqrt2-\sqrt3 => 0 | \sqrt{6-\sqrt{20}}-\sqrt5 => -1
\sqrt{8+2\sqrt{15}}-\sqrt{8-2\sqrt{15}}-2\sqrt3 => 0 | \sqrt{4+\sqrt7}-\sqrt{4-\sqrt7}-\sqrt2 => 0
\sqrt[3]{2+\sqrt5}+\sqrt[3]{2-\sqrt5} => 1 | \sqrt[3]{20+14\sqrt2}+\sqrt[3]{20-14\sqrt2} => 4 | \sqrt[3]{10+6\sqrt3}-\sqrt3 => 1
\sqrt{0{,}0001} => 1/100 | \sqrt{2\frac14} => 3/2 | \sqrt{1\frac{9}{16}} => 5/4 | \sqrt[3]{3\frac38} => 3/2 | \sqrt{10^6} => 1000
\sqrt{3^{4}\cdot 2^{6}} => 72 | \sqrt{13^2-12^2} => 5 | \sqrt{3^2+4^2}+\sqrt{5^2+12^2} => 18 | \sqrt{2}+\sqrt{2} => ~2.8284
\sqrt{2+\sqrt2} => ~1.8478 | \sqrt[5]{-32} => -2 | \sqrt[6]{-64} => undefined | (-4)^{\frac12} => undefined | 0^{-2} => undefined
(\sqrt2)^{10} => 32 | \sqrt2^{10} => 32 | \left(\sqrt[3]{5}\right)^6 => 25
\left(\frac{1+\sqrt5}{2}\right)^2-\frac{1+\sqrt5}{2} => 1 | \left(\frac{1+\sqrt5}{2}\right)^5+\left(\frac{1-\sqrt5}{2}\right)^5 => 11
5{,}2\cdot 10^{3} => 5200 | \frac{6\cdot 10^{-4}}{3\cdot 10^{-6}} => 200 | (4\cdot 10^{5})^2 => 160000000000`,
  'degrees and geometry': String.raw`
180^\circ-(65^\circ+45^\circ) => ~1.2217 | \frac{180^\circ}{\pi} => 1 | \frac{(5-2)\cdot 180^\circ}{5}:1^\circ => 108
\frac{360^\circ}{24^\circ} => 15 | 60^\circ:\pi => 1/3 | \frac{8\cdot(8-3)}{2} => 20 | \frac{3\cdot 4}{2} => 6
\sqrt{(5-1)^2+(4-1)^2} => 5 | \frac{3^2\pi}{9\pi} => 1 | \frac{4\cdot 6^3\pi}{3}:\pi => 288 | 2\cdot 3+(-1)\cdot 4 => 2
\frac12\cdot 8\cdot 5\cdot\sin 30^\circ => 10 | 5^2+8^2-2\cdot 5\cdot 8\cdot\cos 60^\circ => 49
\frac{10\cdot\sin 30^\circ}{\sin 90^\circ} => 5 | \frac{6}{2\sin 30^\circ} => 6 | \sqrt{7(7-4)(7-4)(7-6)} => ~7.9373
\frac{\sqrt3}{4}\cdot 4^2:\sqrt3 => 4`,
  'whole numbers': String.raw`
\gcd(84;126) => 42 | \lnko(360;420;540) => 60 | \lkkt(12;15;20) => 60 | \operatorname{lkkt}(1;2;3;4;5;6;7;8;9;10) => 2520
\operatorname{lcm}(21;6) => 42 | \lnko(17;5) => 1 | \lnko(0;5) => 5 | 2^{10}\bmod 7 => 2 | 3^{100}\bmod 10 => 1
7^{2026}\bmod 100 => 49 | \max(-3;-5) => -3 | \min(\frac12;\frac13;0{,}4) => 1/3 | \max(\sqrt2;\sqrt3)^2 => 3
\min(\sin 30^\circ;\cos 30^\circ) => 1/2 | \sgn(3-\pi) => -1 | \sgn 0 => 0 | \sgn(-5)\cdot\sgn(-2) => 1 | -7\bmod 3 => ambiguous
5+7\bmod 3 => ambiguous | 7\bmod 4\cdot 2 => ambiguous | 2\cdot 7\bmod 3 => 2 | (5+7)\bmod 3 => 0 | 2\cdot(7\bmod 3)+1 => 3`,
  matrices: String.raw`
\begin{vmatrix}3&-1\\2&4\end{vmatrix} => 14 | \begin{vmatrix}1&2&3\\0&1&4\\5&6&0\end{vmatrix} => 1
\begin{vmatrix}1&1&1\\1&2&4\\1&3&9\end{vmatrix} => 2
\begin{vmatrix}\cos 40^\circ&-\sin 40^\circ\\\sin 40^\circ&\cos 40^\circ\end{vmatrix} => 1
\begin{vmatrix}\lg 2&\lg 5\\-1&1\end{vmatrix} => 1 | \det\begin{bmatrix}2&3\\4&6\end{bmatrix} => 0
\begin{vmatrix}a&b\\c&d\end{vmatrix} => undefined`,
  'derivatives and integrals': String.raw`
\left.(3x^2-4x+1)'\right|_{x=2} => 8 | \left.(x^4)''\right|_{x=1} => 12 | \left.\left(\frac{x^2+1}{x-1}\right)'\right|_{x=2} => -1
\left.(x\ln x)'\right|_{x=1} => 1 | \left.(x e^x)'\right|_{x=0} => 1 | \left.(\sin 2x)'\right|_{x=0} => 2
\left.(\cos^2 x)'\right|_{x=\frac{\pi}{4}} => -1 | \left.(\tg x)'\right|_{x=0} => 1 | \left.(\sqrt{2x+1})'\right|_{x=4} => 1/3
\left.(|x|)'\right|_{x=0} => undefined | \left.(\frac{1}{x})'\right|_{x=0} => undefined
\left.(\lg x)'\right|_{x=\frac{1}{\ln 10}} => 1 | \left.(5^x)'\right|_{x=0} => ~1.6094 | \int_1^3(2x+1)dx => 10
\int_0^3(x^2-3x)\,dx => -9/2 | \int_{-2}^{2}(4-x^2)dx => 32/3 | \int_0^{\pi}\cos x\,dx => 0 | \int_0^{\frac{\pi}{2}}\sin x\,dx => 1
\int_0^{\frac{\pi}{6}}\cos 3x\,dx => 1/3 | \int_1^{e^2}\frac{1}{x}dx => 2 | \int_0^1\frac{1}{1+x^2}dx => ~0.7854
\int_1^9\sqrt x\,dx => 52/3 | \int_0^{\ln 3}e^x\,dx => 2 | \int_0^1(x-1)^4dx => 1/5 | \int_0^{\pi}\sin^2 x\,dx:\pi => 1/2
\int_1^2\frac{x^2+1}{x}dx-\ln 2 => 3/2 | \int_0^1 xe^x dx => 1 | \int_1^e\ln x\,dx => 1 | \int_0^{\pi} x\sin x\,dx:\pi => 1
\int_0^1\frac{2x}{x^2+1}dx-\ln 2 => 0 | \int_{-3}^{3}|x|dx => 9 | \int_0^2|x-1|dx => 1 | \int_0^1\frac1x dx => undefined
\int_0^{\frac{\pi}{4}}\frac{1}{\cos^2 x}dx => 1 | \int_0^1 2^x dx\cdot\ln 2 => 1 | \int_0^4 x\sqrt{x}\,dx => 64/5
\int_0^1\frac{1}{\sqrt x}dx => 2 | \int_1^{\infty}\frac{1}{x^2}dx => 1 | \int_0^1\ln x\,dx => -1 | \int_0^{2\pi}|\sin x|dx => 4`,
  'roots and logarithms together': String.raw`
\sum_{k=1}^{89}\lg\tg k^\circ => 0 | \log_{\sqrt2+1}(5\sqrt2+7) => 3 | \log_2(\sqrt5+1)+\log_2(\sqrt5-1) => 2 | \lg(5+2\sqrt6)+\lg(5-2\sqrt6) => 0
\log_3(\sqrt7+2)+\log_3(\sqrt7-2) => 1 | \operatorname{sh}(\ln(1+\sqrt2)) => 1 | \log_{\tg 30^\circ}3 => -2 | \log_{\frac{\sqrt5+1}{2}}\frac{\sqrt5-1}{2} => -1
\sqrt{2+\sqrt{2+\sqrt{2}}}-2\cos\frac{\pi}{16} => 0 | \frac{1}{1+\sqrt2+\sqrt3}-\frac{2+\sqrt2-\sqrt6}{4} => 0
(\sqrt[3]{2}-1)(\sqrt[3]{4}+\sqrt[3]{2}+1) => 1 | \frac{3}{\sqrt[3]{4}-\sqrt[3]{2}+1}-\sqrt[3]{2} => 1 | \frac{1}{2-\sqrt3}+\frac{1}{2+\sqrt3} => 4
\left(\frac{\sqrt6-\sqrt2}{4}\right)^2+\left(\frac{\sqrt6+\sqrt2}{4}\right)^2 => 1 | \sqrt{17-12\sqrt2}+2\sqrt2 => 3 | \frac{5}{\sqrt7-\sqrt2}-\sqrt7-\sqrt2 => 0`,
  sets: String.raw`
|\{1;2;3\}| => 3 | |\{1;2;3\}\cap\{2;3;4\}| => 2 | \left|\{1;2;3\}\cup\{2;3;4\}\right| => 4 | |\{1;2;3\}\setminus\{2;3;4\}| => 1
|\emptyset| => 0 | |\{1;1;2\}| => 2 | |\{\sqrt4;2;\frac12;0{,}5\}| => 2 | |\{5\}| => ambiguous | |\{1,2,3\}| => unreadable
|\{1;2\}\cup\{3;4\}\cap\{5;6\}| => unreadable | |A\cup B| => unreadable | 2^{|\{1;2;3\}|} => 8 | \binom{|\{1;2;3;4\}|}{2} => 6
|\{1;2;3;4;5\}|-|\{2;4;6\}| => 2`,
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
test('there are at least 500 of them', () =>
  expect(Object.values(TABLES).flatMap(rows).length).toBeGreaterThan(500))
